/** Dice statistics: what was rolled against what was to be expected, seat by seat. */

import type { EventTold, View } from "../protocol";

/** Dice thrown together. */
export interface Throw {
  /** Who threw; empty where nobody in particular did. */
  seat: string;
  /** What every side of such a die shows, each side as likely. */
  die: readonly string[];
  faces: readonly string[];
}

/** How an event of a game tells dice. */
export type ReadThrow = (event: EventTold, view: View) => Throw | undefined;

const sidesOf = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));

/** The dice of any game: an event whose `dice` are the faces that came up, whole numbers, with the number
 * of `sides`, six if it does not say; `seat` or `player` says who threw. */
export const readThrow: ReadThrow = ({ facts }) => {
  const { dice: faces, sides = 6 } = facts;
  const seat = facts.seat ?? facts.player ?? "";
  if (!Array.isArray(faces) || typeof sides !== "number" || typeof seat !== "string")
    return undefined;
  if (!faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides))
    return undefined;
  return { seat, die: sidesOf(sides), faces: faces.map(String) };
};

export interface FaceCount {
  face: string;
  rolled: number;
  expected: number;
}

/** All dice of one kind that a seat has thrown. */
export interface Luck {
  seat: string;
  dice: number;
  faces: FaceCount[];
  /** The mean rolled and the mean expected, where the faces are numbers. */
  mean: { rolled: number; expected: number } | undefined;
  /** How far a face is off, on the average. */
  off: number;
}

const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function luckOf(seat: string, die: readonly string[], rolled: readonly string[]): Luck {
  const faces = [...new Set(die)].map((face) => ({
    face,
    rolled: rolled.filter((one) => one === face).length,
    expected: (rolled.length * die.filter((one) => one === face).length) / die.length,
  }));
  const numbers = die.map(Number);
  return {
    seat,
    dice: rolled.length,
    faces,
    mean: numbers.some(Number.isNaN)
      ? undefined
      : { rolled: average(rolled.map(Number)), expected: average(numbers) },
    off: average(faces.map((one) => Math.abs(one.rolled - one.expected))),
  };
}

/** The luck of every seat with every kind of dice, in the order of the seats. */
export function statistics(
  events: readonly EventTold[],
  view: View,
  read: ReadThrow = readThrow,
): Luck[] {
  const found = new Map<string, { seat: string; die: readonly string[]; rolled: string[] }>();
  for (const event of events) {
    const thrown = read(event, view);
    if (!thrown?.faces.length) continue;
    const key = `${thrown.seat}:${thrown.die.join()}`;
    if (!found.has(key)) found.set(key, { seat: thrown.seat, die: thrown.die, rolled: [] });
    found.get(key)!.rolled.push(...thrown.faces);
  }
  const { seats } = view;
  const place = (seat: string) => (seats.includes(seat) ? seats.indexOf(seat) : seats.length);
  return [...found.values()]
    .sort((a, b) => place(a.seat) - place(b.seat) || a.die.length - b.die.length)
    .map(({ seat, die, rolled }) => luckOf(seat, die, rolled));
}
