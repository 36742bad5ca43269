/** The options of a game as form fields, read from their JSON Schema. */

export type Field =
  | { key: string; kind: "flag"; usual: boolean }
  | { key: string; kind: "choice"; values: string[]; usual: string }
  | {
      key: string;
      kind: "number";
      low?: number;
      high?: number;
      usual: number;
      /** The values that people usually take. */
      examples?: number[];
    };

type Schema = Record<string, any>;

/** Fields for what a form can show; anything else keeps its usual value. */
export function fieldsOf(schema: Schema): Field[] {
  const resolve = (node: Schema): Schema =>
    typeof node.$ref === "string"
      ? resolve(schema.$defs?.[node.$ref.split("/").at(-1)!] ?? {})
      : node;
  const root = resolve(schema);
  return Object.entries((root.properties ?? {}) as Record<string, Schema>).flatMap(([key, raw]) => {
    const node = { ...resolve(raw), default: raw.default ?? resolve(raw).default };
    const field = fieldOf(key, node, resolve);
    return field ? [field] : [];
  });
}

function fieldOf(key: string, node: Schema, resolve: (n: Schema) => Schema): Field | undefined {
  if (node.type === "boolean") return { key, kind: "flag", usual: node.default === true };
  const choices = [node, ...((node.anyOf ?? []) as Schema[]).map(resolve)].find(
    (one) => Array.isArray(one.enum) && one.enum.every((v: unknown) => typeof v === "string"),
  );
  if (choices) {
    const values = choices.enum as string[];
    return { key, kind: "choice", values, usual: String(node.default ?? values[0]) };
  }
  if (node.type === "integer") {
    return {
      key,
      kind: "number",
      usual: Number(node.default ?? node.minimum ?? 0),
      ...(node.minimum === undefined ? {} : { low: node.minimum as number }),
      ...(node.maximum === undefined ? {} : { high: node.maximum as number }),
      ...(Array.isArray(node.examples) ? { examples: node.examples as number[] } : {}),
    };
  }
  return undefined;
}

/** Options that everybody wants to see first, by game. */
const FIRST: Record<string, readonly string[]> = {
  conquest: ["scenario", "limit", "terrain"],
  throne: ["houses"],
  westeros: ["plan"],
  figurines: ["mode", "size", "table", "terrain"],
};

/** The fields of a game: those to be seen first, and the others. */
export function sorted(game: string, fields: readonly Field[]): { first: Field[]; more: Field[] } {
  const first = FIRST[game] ?? [];
  return {
    first: fields.filter(({ key }) => first.includes(key)),
    more: fields.filter(({ key }) => !first.includes(key)),
  };
}

/** How many sit down where nothing was said: two where that is possible, else as many as can. */
export const usualCount = (counts: readonly number[]) =>
  counts.includes(2) ? 2 : Math.max(...counts);

/** Only what was changed is sent. */
export const changed = (fields: readonly Field[], given: Record<string, unknown>) =>
  Object.fromEntries(
    fields.flatMap(({ key, usual }) =>
      given[key] === undefined || given[key] === usual ? [] : [[key, given[key]]],
    ),
  );

/** The points of each army that players agree on. */
export function sizeOf(fields: readonly Field[], given: Record<string, unknown>): number {
  const field = fields.find(({ key }) => key === "size" || key === "limit");
  return field ? Number(given[field.key] ?? field.usual) : 0;
}

/** Whether the armies of a game are given in the order of the seats, not by their names. */
export const inOrder = (schema: Schema): boolean =>
  JSON.stringify((schema.$defs?.Options ?? schema).properties?.armies ?? {}).includes('"array"');
