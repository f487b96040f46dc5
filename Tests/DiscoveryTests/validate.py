"""Validates JSON against JSON Schemas (2020-12), for the Swift tests beside this file.

The file named as the argument holds {"schemas": {name: schema}, "instances": [{"schema", "title",
"value", "isTurned"}]}. Each value must be valid by its schema; of one that is turned, everything that
a little change makes of it must be refused: a required member removed, a member of another type, a
value beyond its bounds or its set, a member that nobody declared. Prints a report as JSON; in it are
the params that became wrong so, for who wants to see what their method says.
"""
import copy
import json
import sys

from jsonschema import Draft202012Validator

# The containers have something in them: an empty object may stand for an empty list.
TYPES = {
    "null": None, "boolean": True, "integer": 7, "number": 1.5, "string": "no such value",
    "array": [7], "object": {"noSuchMember": 7},
}


def type_of(value):
    """The JSON type of a value, by the name that schemas give it."""
    for name, python in (("null", type(None)), ("boolean", bool), ("integer", int), ("number", float),
                         ("string", str), ("array", list), ("object", dict)):
        if isinstance(value, python):
            return name


def allowed_types(schema):
    """The types that a schema allows; None where it says nothing."""
    if "type" in schema:
        types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        return set(types) | ({"integer"} if "number" in types else set())
    if "enum" in schema:
        return {type_of(value) for value in schema["enum"]}
    if "const" in schema:
        return {type_of(schema["const"])}
    return None


def others(schema):
    """Values that a schema must refuse, each with what is wrong with it."""
    types = allowed_types(schema)
    if types is None:
        return
    for name, value in TYPES.items():
        if name not in types:
            yield f"retyped as {name}", value
    if "enum" in schema or "const" in schema:
        yield "a value beyond its set", "no such value"
        if schema.get("const") is True:
            yield "false", False
    for bound, step in (("minimum", -1), ("maximum", 1)):
        if bound in schema:
            yield f"beyond its {bound}", schema[bound] + step
    if "pattern" in schema:
        yield "against its pattern", "\u0000"


def changes(schema, value, path, seen):
    """Ways to make `value` wrong: (what, path, new value at the path, or None to remove it)."""
    if isinstance(value, dict) and "properties" in schema:
        for name in schema.get("required", []):
            if name in value:
                yield "required member removed", path + [name], None
        if schema.get("additionalProperties") is not True:
            yield "unknown member", path + ["noSuchMember"], [1]
        for name, member in value.items():
            if name in schema["properties"]:
                inner = schema["properties"][name]
                for what, other in others(inner):
                    yield what, path + [name], [other]
                yield from changes(inner, member, path + [name], seen)
    elif isinstance(value, list) and "items" in schema:
        for index, element in enumerate(value):
            # Elements of the same shape at the same place of the schema show the same.
            shape = (id(schema["items"]), type_of(element),
                     tuple(sorted(element)) if isinstance(element, dict) else ())
            if shape in seen:
                continue
            seen.add(shape)
            for what, other in others(schema["items"]):
                yield what, path + [index], [other]
            yield from changes(schema["items"], element, path + [index], seen)


def changed(value, path, new):
    """A copy of `value` that is another at `path`; what doesn't lead there is shared."""
    value = copy.copy(value)
    if len(path) > 1:
        value[path[0]] = changed(value[path[0]], path[1:], new)
    elif new is None:
        del value[path[0]]
    else:
        value[path[0]] = new[0]
    return value


def untyped(schema, path):
    """Places of a schema at which anything goes."""
    if allowed_types(schema) is None:
        yield path
    types = allowed_types(schema) or set()
    if "array" in types and "items" not in schema:
        yield path + "/*"
    if "object" in types and "properties" not in schema:
        yield path + "/*"
    for name, inner in schema.get("properties", {}).items():
        yield from untyped(inner, f"{path}/{name}")
    if "items" in schema:
        yield from untyped(schema["items"], path + "/*")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        task = json.load(file)
    report = {"badSchemas": [], "invalid": [], "accepted": [], "untyped": [], "wrongParams": [],
              "errors": 0, "results": 0, "refused": 0}
    validators = {}
    for name, schema in task["schemas"].items():
        try:
            Draft202012Validator.check_schema(schema)
        except Exception as error:
            report["badSchemas"].append(f"{name}: {error}")
        validators[name] = Draft202012Validator(schema)
        report["untyped"] += untyped(schema, name)
    seen = set()
    for instance in task["instances"]:
        validator = validators[instance["schema"]]
        what = f"{instance['schema']}, {instance['title']}"
        errors = list(validator.iter_errors(instance["value"]))
        if errors:
            report["invalid"].append(f"{what}: {errors[0].json_path} {errors[0].message[:200]}")
            continue
        report["errors" if instance["schema"] == "error" else "results"] += 1
        if not instance["isTurned"]:
            continue
        for change, path, new in changes(validator.schema, instance["value"], [], seen):
            turned = changed(instance["value"], path, new)
            if path[0] == "params" and len(path) > 1:
                report["wrongParams"].append({
                    "method": instance["schema"], "what": f"{change} at /{'/'.join(map(str, path[1:]))}",
                    "params": json.dumps(turned["params"])})
            if validator.is_valid(turned):
                report["accepted"].append(f"{what}: {change} at /{'/'.join(map(str, path))}")
            else:
                report["refused"] += 1
    json.dump(report, sys.stdout)


main()
