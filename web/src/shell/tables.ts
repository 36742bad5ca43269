/** Reading a view without knowing its game. */

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A table is a dict of rows. */
export const isTable = (value: unknown): value is Record<string, Row> =>
  isRow(value) && Object.keys(value).length > 0 && Object.values(value).every(isRow);

/** The columns of all the rows, in the order they first appear. */
export const columnsOf = (table: Record<string, Row>) => [
  ...new Set(Object.values(table).flatMap((row) => Object.keys(row))),
];

/** A value in a cell. */
export function cell(value: unknown, call: (id: string) => string): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return call(value);
  if (Array.isArray(value))
    return value.length ? value.map((one) => cell(one, call)).join(", ") : "–";
  const entries = Object.entries(value as Row);
  return entries.length
    ? entries.map(([key, one]) => `${call(key)} ${cell(one, call)}`).join(", ")
    : "–";
}
