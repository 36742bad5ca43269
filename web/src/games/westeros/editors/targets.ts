/** What a unit may do with its attack, as the server names it: a unit, "dogs/UNIT", "scorch/HEX",
 * "quench/HEX". */

import type { branchOf } from "../../../editors/space";

/** The answer that ends the moves or the attacks of an activation. */
export const DONE = "done";

/** The unit whose move or attack is being made; the only one there is, if none was picked. */
export function unitOf(
  units: readonly string[],
  { option }: ReturnType<typeof branchOf>,
): string | undefined {
  if (option === undefined) return units.length === 1 ? units[0] : undefined;
  return option === DONE ? undefined : option;
}

export type Doing = "attack" | "dogs" | "scorch" | "quench";

export interface Target {
  id: string;
  doing: Doing;
  /** A unit or a hex. */
  place: string;
}

export function readTarget(id: string): Target {
  const [doing, place] = id.split("/");
  return place === undefined
    ? { id, doing: "attack", place: id }
    : { id, doing: doing as Doing, place };
}

/** The prospects of an attack, chances out of 10 000. */
export interface Prospects {
  hits: number[];
  retreats: number[];
  eliminates: number;
}

export interface Part {
  value: number;
  rule: string;
  source: string;
  layer: string;
}

/** What comes with the question about an attack; of war dogs the dice by the rank of their first die. */
export interface Preview {
  dice: number;
  good: string[];
  parts?: Part[];
  flanking?: boolean;
  breaks_away?: boolean;
  ranks?: Record<string, number>;
}

/** What comes with the question about a fire that may be lit or put out. */
export interface FirePreview {
  dice: number;
  good: string[];
  parts?: Part[];
  /** The level at which the ground burns down. */
  limit?: number;
}

/** The prospects of a fire: the chance of each level, out of 10 000. */
export interface Levels {
  levels: number[];
}

/** The hexes that are not seen from somewhere, each with those that block the line. */
export type Hidden = Record<string, string[]>;

/** Whose eyes a doing needs: dogs do not see as shooters do. */
export const hiddenFor = (
  space: { hidden?: Hidden; hidden_from_dogs?: Hidden } | undefined,
  doing: Doing | undefined,
): Hidden | undefined => (doing === "dogs" ? space?.hidden_from_dogs : undefined) ?? space?.hidden;

export const percent = (chance: number) =>
  chance > 0 && chance < 100 ? "<1 %" : `${Math.round(chance / 100)} %`;

export const average = (spread: readonly number[]) =>
  Math.round(spread.reduce((sum, chance, n) => sum + chance * n, 0) / 100) / 100;
