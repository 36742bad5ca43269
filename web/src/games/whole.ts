/** A board as the server tells it leaves out what is usual; its schema says what that is. */

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  default?: unknown;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How to read the boards of a game: the same board is read once. */
export function reader<Board extends object>(document: object): (board: object) => Board {
  const root = document as Schema;
  const named = (schema: Schema): Schema =>
    schema.$ref ? root.$defs![schema.$ref.split("/").at(-1)!]! : schema;
  /** Of several forms of a row the first that knows all that is told. */
  const fitting = (some: readonly Schema[], value: Plain) =>
    some.map(named).find((one) => Object.keys(value).every((key) => key in (one.properties ?? {})));

  function filled(part: Schema, value: unknown): unknown {
    const schema = named(part);
    if (!isPlain(value)) return value;
    if (schema.anyOf) {
      const one = fitting(schema.anyOf, value);
      return one ? filled(one, value) : value;
    }
    const { properties, additionalProperties: row } = schema;
    if (properties) {
      const told = Object.entries(properties).map(([key, of]) => {
        const given = key in value ? value[key] : usual(of);
        return [key, filled(of, given)];
      });
      return { ...value, ...Object.fromEntries(told) };
    }
    if (typeof row !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(row, one)]));
  }
  /** A table that is left out is empty. */
  const usual = (schema: Schema) =>
    "default" in schema
      ? schema.default
      : typeof schema.additionalProperties === "object"
        ? {}
        : undefined;

  const known = new WeakMap<object, Board>();
  return (board) => {
    let read = known.get(board);
    if (!read) {
      read = filled(root, board) as Board;
      known.set(board, read);
    }
    return read;
  };
}
