// Write src/protocol.ts, the types of all messages, from the server's own JSON Schema (on stdin).
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

/** What a schema leaves open stays open; a default beside a reference is not another type. */
function prepare(node) {
  if (Array.isArray(node)) return node.map(prepare);
  if (node === null || typeof node !== "object") return node;
  const made = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, prepare(value)]),
  );
  if (made.$ref) return { $ref: made.$ref };
  if (made.type === "object" && !made.properties && made.additionalProperties === undefined) {
    made.additionalProperties = true;
  }
  return made;
}

const text = await compile(prepare(JSON.parse(readFileSync(0, "utf8"))), "Protocol", {
  bannerComment: "/* Made from the server's schema by protocol.js: do not edit. */",
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: false,
});
writeFileSync(new URL("src/protocol.ts", import.meta.url), text);
