// Runs the calls that standard input lists through the Node client's typed surface, and prints
// the results; or the names of all methods, when it says "methods".
import { readFileSync } from "node:fs";
import { Client } from "../../clients/node/src/index.js";

const calls = JSON.parse(readFileSync(0, "utf8"));
const m = new Client({ args: process.argv.slice(2) });
if (calls === "methods") {
  const families = Object.entries(m).filter(([, family]) => typeof family === "object");
  const names = families.flatMap(([name, family]) => Object.keys(family).map((key) => `${name}.${key}`));
  console.log(JSON.stringify(names));
} else {
  const results = calls.map(([name, params]) => {
    const [family, method] = name.split(".");
    return m[family][method](params);
  });
  console.log(JSON.stringify(await Promise.all(results)));
}
