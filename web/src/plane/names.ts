/** Where the names of pieces stand, so that none lies on another. */

export interface Named {
  id: string;
  x: number;
  y: number;
  /** How far its edge is above and below its middle. */
  reach: number;
  text: string;
  /** Whether it is told in any case. */
  kept?: boolean;
}

/** Where something is written already: the middle of its foot, and half its width. */
interface Written {
  x: number;
  y: number;
  half: number;
}

/** The width of a letter in its height, on average. */
export const LETTER = 0.56;

/** A sentence in lines of so many letters at most, its words kept whole. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The place nearest to `x` where something that is so wide to both sides has room between two edges. */
export const within = (x: number, half: number, low: number, high: number) =>
  high - low < 2 * half ? (low + high) / 2 : Math.min(Math.max(x, low + half), high - half);

/** How far under the middle of each piece the foot of its name is (above it where negative); pieces whose name
 * finds no room are left out. */
export function apart(pieces: readonly Named[], letters: number): Map<string, number> {
  const placed: Written[] = [];
  const found = new Map<string, number>();
  // From the front of the table to the back: the names in front are read first.
  const order = [...pieces].sort(
    (a, b) => Number(b.kept ?? false) - Number(a.kept ?? false) || a.y - b.y,
  );
  for (const { id, x, y, reach, text, kept } of order) {
    const half = (text.length * LETTER * letters) / 2;
    const free = (dy: number) =>
      placed.every(
        (one) =>
          Math.abs(one.x - x) > one.half + half || Math.abs(one.y - (y - dy)) > letters * 1.1,
      );
    /** On nobody else, such as the foe before it. */
    const clear = (dy: number) =>
      pieces.every(
        (one) =>
          one.id === id ||
          Math.abs(one.x - x) > one.reach + half / 2 ||
          Math.abs(one.y - (y - dy)) > one.reach,
      );
    const spots = [reach + letters * 1.5, -(reach + letters * 0.6)];
    const spot = spots.find((dy) => free(dy) && clear(dy)) ?? spots.find(free);
    if (spot === undefined && !kept) continue;
    const dy = spot ?? reach + letters * 1.5;
    placed.push({ x, y: y - dy, half });
    found.set(id, dy);
  }
  return found;
}
