/** Uses of order tokens as the server names them: "green/s02", "blue+blue/s04", "morale/raise",
 * "morale/rally/s05". */

export interface Use {
  id: string;
  tokens: string[];
  kind: "order" | "raise" | "rally";
  unit?: string;
}

export function readUse(id: string): Use {
  const [tokens, ...rest] = id.split("/");
  const symbols = tokens!.split("+");
  if (rest[0] === "raise") return { id, tokens: symbols, kind: "raise" };
  if (rest[0] === "rally") return { id, tokens: symbols, kind: "rally", unit: rest[1]! };
  return { id, tokens: symbols, kind: "order", unit: rest[0]! };
}

/** What is paid and what for: uses of one way differ only in the unit. */
export const wayOf = (use: Use) =>
  use.kind === "order" ? use.tokens.join("+") : `${use.tokens[0]}/${use.kind}`;

/** The ways tokens can be used, each once, in the order offered. */
export function waysOf(uses: readonly Use[]): Use[] {
  const found = new Map<string, Use>();
  for (const use of uses) if (!found.has(wayOf(use))) found.set(wayOf(use), use);
  return [...found.values()];
}

/** How much a person would rather keep what a use spends: one shield, then valor, then two of a kind. */
const price = (use: Use) =>
  use.tokens.length * 4 + (use.tokens[0] === "valor" ? 2 : 0) + (use.kind === "order" ? 0 : 1);

/** The uses that touch a unit, the cheapest first; only those of one way if it is given. */
export const usesFor = (uses: readonly Use[], unit: string, way?: string): Use[] =>
  uses
    .filter((use) => use.unit === unit && (way === undefined || wayOf(use) === way))
    .sort((a, b) => price(a) - price(b));
