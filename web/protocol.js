// Write the types of all that the server sends, from its own JSON Schemas: src/protocol.ts for the messages,
// src/made/ for the forms of spaces, the boards of games and their content files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

/** What a schema leaves open stays open; a default beside a reference is not another type; a list of fixed
 * length is a tuple. Where a thing is told whole (and not as people write it), its defaults are told too. */
function prepare(node, whole = false) {
  if (Array.isArray(node)) return node.map((each) => prepare(each, whole));
  if (node === null || typeof node !== "object") return node;
  const { prefixItems, ...rest } = node;
  const made = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, prepare(value, whole)]),
  );
  if (made.$ref) return { $ref: made.$ref };
  if (prefixItems) {
    made.items = prepare(prefixItems, whole);
    made.minItems = made.maxItems = prefixItems.length;
  } else {
    delete made.minItems;
    delete made.maxItems;
  }
  if (made.type === "object" && !made.properties && made.additionalProperties === undefined) {
    made.additionalProperties = true;
  }
  if (whole && made.properties) made.required = Object.keys(made.properties);
  return made;
}

const read = (name) =>
  JSON.parse(readFileSync(new URL(`node_modules/.${name}.json`, import.meta.url), "utf8"));

async function write(path, schema, whole) {
  const text = await compile(prepare(schema, whole), schema.title, {
    bannerComment: "/* Made from the server's schema by protocol.js: do not edit. */",
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
  });
  writeFileSync(new URL(path, import.meta.url), text);
}

await write("src/protocol.ts", read("schema"), false);
const made = new URL("src/made/", import.meta.url);
rmSync(made, { recursive: true, force: true });
mkdirSync(made);
for (const [name, schema] of Object.entries(read("games"))) {
  await write(`src/made/${name}.ts`, schema, !name.endsWith(".content"));
}
