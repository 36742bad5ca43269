/** The ways of a piece, as answers write them: turn, straight in one direction, turn; and wheels about a
 * front corner. Geometry only; what is legal the server says. */

import type { Leg, Place } from "../editors/space";
import {
  ahead,
  arcLength,
  CENTRE,
  gone,
  signed,
  tidy,
  toward,
  TURN,
  turned,
  turnTo,
  type Point,
} from "./geometry";

/** A way that a piece may go, from where it stands. */
export interface Way extends Place {
  /** How many legs it may have. */
  legs: number;
  distance: number;
  /** The direction of the straight part: `forward`, `right`, `backward` or `left`. */
  way: string;
  /** Whether it may turn before and after the move. */
  first: boolean;
  last: boolean;
}

/** How drags are read. */
export interface Feel {
  /** Nearer than this a drag does not say where to look. */
  near: number;
  /** Handles turn by so many hundredths of a degree. */
  step: number;
}
const FEEL: Feel = { near: 300, step: 100 };

/** The directions of a move, clockwise from straight ahead. */
const WAYS = ["forward", "right", "backward", "left"];
const aside = (way: Way) => WAYS.indexOf(way.way) * (TURN / 4);

const leg = (turn: number, far = 0): Leg => ({ turn: signed(turn), ahead: far, pivot: CENTRE });

/** Legs without those at the end that do nothing. */
export function trimmed(legs: readonly Leg[]): Leg[] {
  const kept = [...legs];
  while (kept.length && !kept.at(-1)!.turn && !kept.at(-1)!.ahead) kept.pop();
  return kept;
}

/** The direction of the straight move after a first turn. */
export const headingOf = (way: Way, turn: number) => tidy(way.facing + turn + aside(way));

/** Where the piece stands before, after its first turn, after its move, and at the end. */
export function placesOf(
  way: Way,
  legs: readonly Leg[],
): { start: Place; moved: Place; turned: Place; end: Place } {
  const { x, y, facing } = way;
  const start = { x, y, facing };
  const { before, far, after } = partsOf(legs);
  const begun = turned(start, before);
  const moved = gone(begun, far, aside(way));
  return { start, turned: begun, moved, end: turned(moved, after) };
}

/** The turns and the distance of some legs. */
export const partsOf = (legs: readonly Leg[]) => ({
  before: legs[0]?.turn ?? 0,
  far: legs[0]?.ahead ?? 0,
  after: legs[1]?.turn ?? 0,
});

export function legsOf(space: Way, before: number, far: number, after: number): Leg[] {
  return trimmed(space.legs > 1 ? [leg(before, far), leg(after)] : [leg(before, far)]);
}

/** A drag that goes too far means as far as possible. */
const clamped = (way: Way, far: number) => Math.min(way.distance, Math.max(0, far));

/** The way to a point: where it may turn first it turns there, otherwise it goes level with it. A facing that
 * was chosen for the end is kept. */
export function dragged(
  way: Way,
  legs: readonly Leg[],
  to: Point,
  pinned: boolean,
  feel = FEEL,
): Leg[] {
  const { end } = placesOf(way, legs);
  const [dx, dy] = [to[0] - way.x, to[1] - way.y];
  const away = Math.round(Math.hypot(dx, dy));
  let { before, far } = partsOf(legs);
  if (way.first && way.distance > 0) {
    if (away > feel.near) before = signed(toward([way.x, way.y], to) - headingOf(way, 0));
    far = away > feel.near ? clamped(way, away) : 0;
  } else {
    const [ux, uy] = ahead(headingOf(way, before));
    far = clamped(way, Math.round(dx * ux + dy * uy));
  }
  const after = pinned && way.last ? signed(end.facing - way.facing - before) : 0;
  return legsOf(way, before, far, after);
}

const FRONT: Point = [0, 1000];

/** The way with another turn before it, so that the piece looks at a point. */
export function turnedFirst(way: Way, legs: readonly Leg[], to: Point, { step } = FEEL): Leg[] {
  const { far, after } = partsOf(legs);
  return legsOf(way, turnTo(way, [0, 0], FRONT, to, step), far, after);
}

/** The way with another turn at its end, so that the piece looks at a point. */
export function turnedLast(way: Way, legs: readonly Leg[], to: Point, { step } = FEEL): Leg[] {
  const { before, far } = partsOf(legs);
  return legsOf(way, before, far, turnTo(placesOf(way, legs).moved, [0, 0], FRONT, to, step));
}

/** A wheel about one front corner, by a drag of the other or of a point held before it: this one goes forward
 * only, and no farther than the distance. Its cost is the way of that corner. */
export function wheeled(
  place: Place,
  size: { width: number; depth: number },
  corner: "left" | "right",
  to: Point,
  distance: number,
  { step, held }: { step: number; held?: Point } = FEEL,
): { turn: number; cost: number } {
  const right: Point = [size.width / 2, size.depth / 2];
  const left: Point = [-right[0], right[1]];
  const [pivot, own, sense] = corner === "left" ? [right, left, 1] : [left, right, -1];
  const most = Math.floor(distance / arcLength(pivot, own, step)) * step;
  const turn = Math.min(most, Math.max(0, sense * turnTo(place, pivot, held ?? own, to, step)));
  return { turn: sense * turn + 0, cost: Math.round(arcLength(pivot, own, turn)) };
}

/** Of several directions the one that a drag goes in. */
export function wayToward<T extends Way>(ways: readonly T[], to: Point): T | undefined {
  const reach = (space: Way) => {
    const [ux, uy] = ahead(headingOf(space, 0));
    return (to[0] - space.x) * ux + (to[1] - space.y) * uy;
  };
  return ways.reduce<T | undefined>(
    (best, space) => (best && reach(best) >= reach(space) ? best : space),
    undefined,
  );
}
