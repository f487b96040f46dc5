import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { BinaryNotFound } from "./errors.js";

/** The program: by argument, $MOONSHELF or PATH. */
export function find(binary) {
  const name = binary instanceof URL ? fileURLToPath(binary) : binary ?? (process.env.MOONSHELF || "moonshelf");
  if (name.includes("/")) {
    if (isProgram(name)) return resolve(name);
  } else {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const path = join(folder || ".", name);
      if (isProgram(path)) return resolve(path);
    }
  }
  throw new BinaryNotFound(
    name === "moonshelf"
      ? "there is no moonshelf; put it into PATH, or name it with { binary } or $MOONSHELF"
      : `there is no ${name}; ${binary == null ? "$MOONSHELF" : "binary"} names no program that can be run`,
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
