/** The answer spaces as decisions describe them, and what every editor needs to know of each form.
 *
 * Nothing here is a rule of a game: what is legal, the server says.
 */

import type {
  Allocation,
  Amount,
  Assignment,
  Branch as Opened,
  Document,
  OneOf,
  Ordering,
  Path,
  Pose,
  Subset,
} from "../made/spaces";

export type {
  Allocation,
  Amount,
  Assignment,
  Document,
  OneOf,
  Ordering,
  Path,
  Pose,
  Subset,
} from "../made/spaces";

export interface Branch extends Omit<Opened, "options"> {
  options: Record<string, Space | null>;
}
export type Space =
  OneOf | Subset | Amount | Ordering | Allocation | Assignment | Branch | Pose | Path | Document;

export type Place = { x: number; y: number; facing: number };
export type Leg = { turn: number; ahead: number; pivot: string };

/** What answers a space of some form. */
export type AnswerOf<S> = S extends OneOf
  ? string
  : S extends Subset | Ordering
    ? string[]
    : S extends Amount
      ? number
      : S extends Allocation
        ? Record<string, number>
        : S extends Assignment
          ? Record<string, string>
          : S extends Pose
            ? Place
            : S extends Path
              ? Leg[]
              : unknown;

/** Where an editor starts; undefined where nothing sensible can be given before a choice. */
export function blank(space: Space): unknown {
  switch (space.form) {
    case "one_of":
      return space.options.length === 1 ? space.options[0] : undefined;
    case "subset":
      // What nearly everybody would choose is chosen already, where the game says it.
      return "wished" in space ? space.wished : [];
    case "amount":
      return space.low;
    case "ordering":
      return space.items;
    case "allocation":
    case "assignment":
      return {};
    case "branch": {
      // Beside ending or passing, the only thing to be done is begun.
      const options = Object.keys(space.options);
      const opening = options.filter((option) => space.options[option]);
      const [only, ...more] = opening.length ? opening : options;
      return only !== undefined && !more.length ? open(space, only) : undefined;
    }
    case "pose":
      return { x: Math.round(space.width / 2), y: Math.round(space.depth / 2), facing: 0 };
    case "path":
      return [];
    case "document":
      return undefined;
  }
}

/** The answer of a branch when an option is chosen: its name, or its name with what it opens. */
export function open(space: Branch, option: string): unknown {
  const opened = space.options[option];
  return opened ? { [option]: blank(opened) } : option;
}

/** The option chosen in a branch, and the answer to what it opens. */
export function branchOf(answer: unknown): { option?: string; rest?: unknown } {
  if (typeof answer === "string") return { option: answer };
  if (answer && typeof answer === "object") {
    const [entry] = Object.entries(answer);
    if (entry) return { option: entry[0], rest: entry[1] };
  }
  return {};
}

/** Whether an answer is far enough along to be put to the server. */
export function whole(space: Space, answer: unknown): boolean {
  if (answer === undefined) return false;
  if (space.form === "branch") {
    const { option, rest } = branchOf(answer);
    if (option === undefined) return false;
    const opened = space.options[option];
    return opened ? whole(opened, rest) : true;
  }
  return true;
}

export const toggled = (chosen: readonly string[], option: string): string[] =>
  chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];

/** A list with one item moved by some places. */
export function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  if (to < 0 || to >= items.length) return [...items];
  const next = [...items];
  const [item] = next.splice(from, 1);
  next.splice(to, 0, item!);
  return next;
}

/** An allocation with one bin set; empty bins are left out. */
export function filled(
  taken: Readonly<Record<string, number>>,
  bin: string,
  n: number,
): Record<string, number> {
  const { [bin]: _, ...rest } = taken;
  return n > 0 ? { ...rest, [bin]: n } : rest;
}

/** What the bins taken are worth together. */
export const worthOf = (space: Allocation, taken: Readonly<Record<string, number>>) =>
  Object.entries(taken).reduce((sum, [bin, n]) => sum + n * (space.worth[bin] ?? 1), 0);

/** An assignment with one slot set or emptied. */
export function assigned(
  given: Readonly<Record<string, string>>,
  slot: string,
  value: string | undefined,
): Record<string, string> {
  const { [slot]: _, ...rest } = given;
  return value === undefined ? rest : { ...rest, [slot]: value };
}

/** How many of each value an assignment still has in stock; undefined where there is no limit. */
export function left(
  space: Assignment,
  given: Readonly<Record<string, string>>,
  value: string,
): number | undefined {
  const stock = space.stock[value];
  if (stock === undefined) return undefined;
  return stock - Object.values(given).filter((one) => one === value).length;
}

/** All the values an assignment knows, in the order of its slots. */
export const valuesOf = (space: Assignment) => [...new Set(Object.values(space.slots).flat())];

/** The first part of an id such as `winterfell/footman`: the place it speaks of. */
export const placeOf = (id: string) => id.split("/", 1)[0]!;

/** Bins or options by the place they speak of. */
export function byPlace(ids: readonly string[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const id of ids) places.set(placeOf(id), [...(places.get(placeOf(id)) ?? []), id]);
  return places;
}

/** How many are to be chosen, for the sentence that says it. */
export function howMany({ low, high, options }: Subset, n: number) {
  const most = Math.min(high, options.length);
  const span = low !== most ? (low === 0 ? "most" : "between") : most === 1 ? "one" : "exact";
  return { n, low, high: most, span };
}
