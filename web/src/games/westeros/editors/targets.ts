/** What a unit may do with its attack, as the server names it: a unit, "dogs/UNIT", "scorch/HEX",
 * "quench/HEX". */

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
  good: string[];
  hits: number[];
  retreats: number[];
  eliminates: number;
}

export interface Preview extends Prospects {
  dice: number;
  parts: { value: number; rule: string; source: string; layer: string }[];
  flanking: boolean;
  breaks_away: boolean;
}

export const percent = (chance: number) =>
  chance > 0 && chance < 100 ? "<1 %" : `${Math.round(chance / 100)} %`;

export const average = (spread: readonly number[]) =>
  Math.round(spread.reduce((sum, chance, n) => sum + chance * n, 0) / 100) / 100;
