/** A March as drags make it: wheels about the front corners, straight moves, or straight aside and back. Geometry
 * only; what is legal the server says. */

import type { Leg, Place } from "../../../editors/space";
import type { Size } from "../../../plane/block";
import {
  arcLength,
  CENTRE,
  gone,
  legTo,
  placesAlong,
  TURN,
  type Pivots,
  type Point,
  ahead,
} from "../../../plane/geometry";
import { trimmed, wheeled } from "../../../plane/ways";

/** The directions of a March, clockwise from straight ahead. */
export const DIRECTIONS = ["forward", "right", "backward", "left"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Corner = "left" | "right";
/** The front corner that stays while the other one goes forward. */
const PIVOTS: Record<Corner, string> = { left: "front-right", right: "front-left" };

/** What marches: where it stands, how large it is, how far and in how many legs it goes. */
export interface Marching {
  start: Place;
  size: Size;
  distance: number;
  legs: number;
}

export const pivotsOf = ({ width, depth }: Size): Pivots => ({
  [CENTRE]: [0, 0],
  "front-left": [-width / 2, depth / 2],
  "front-right": [width / 2, depth / 2],
});

/** What legs use of the distance: the way of the outer corner in each wheel, and every straight move. */
export const costOf = ({ width }: Size, legs: readonly Leg[]) =>
  legs.reduce(
    (sum, { turn, ahead: far }) => sum + Math.round(arcLength([0, 0], [width, 0], turn)) + far,
    0,
  );

export const endOf = ({ start, size }: Marching, legs: readonly Leg[]) =>
  placesAlong(start, legs, pivotsOf(size)).at(-1)!;

const clamped = (far: number, most: number) => Math.max(0, Math.min(far, most));

/** The last leg goes straight on until it is level with a point, as far as there is distance left. */
export function straight(what: Marching, legs: readonly Leg[], to: Point): Leg[] {
  const before = legs.slice(0, -1);
  const last = legs.at(-1) ?? { turn: 0, ahead: 0, pivot: CENTRE };
  const next = legTo(endOf(what, before), last, pivotsOf(what.size), to);
  const used = costOf(what.size, [...before, { ...last, ahead: 0 }]);
  return trimmed([...before, { ...next, ahead: clamped(next.ahead, what.distance - used) }]);
}

/** A wheel by a drag of a front corner, after what was made before; one that has just begun goes on. */
export function wheeling(
  what: Marching,
  legs: readonly Leg[],
  corner: Corner,
  to: Point,
  held?: Point,
): Leg[] {
  const pivot = PIVOTS[corner];
  const last = legs.at(-1);
  const going = last !== undefined && last.ahead === 0 && last.pivot === pivot;
  const before = going ? legs.slice(0, -1) : legs;
  if (before.length >= what.legs) return [...legs];
  const left = what.distance - costOf(what.size, before);
  const { turn } = wheeled(endOf(what, before), what.size, corner, to, left, {
    step: 100,
    ...(held ? { held } : {}),
  });
  return turn ? [...before, { turn, ahead: 0, pivot }] : [...before];
}

/** A leg with another wheel: clockwise about the right front corner, else about the left one. */
export const turning = (leg: Leg, turn: number): Leg => ({
  ...leg,
  turn,
  pivot: turn > 0 ? PIVOTS.left : turn < 0 ? PIVOTS.right : CENTRE,
});

/** Where a point lies from a piece: so far to its right, so far ahead. */
export function seenFrom({ x, y, facing }: Place, to: Point): Point {
  const [ux, uy] = ahead(facing);
  const [dx, dy] = [to[0] - x, to[1] - y];
  return [dx * uy - dy * ux, dx * ux + dy * uy];
}

/** The direction that a drag means from where the piece stands. */
export function directionTo(start: Place, to: Point): Direction {
  const [right, front] = seenFrom(start, to);
  if (front >= Math.abs(right)) return "forward";
  if (-front > Math.abs(right)) return "backward";
  return right > 0 ? "right" : "left";
}

/** Straight aside or back, or nowhere. */
export const asideTo = (start: Place, direction: Direction, far: number): Place =>
  gone(start, far, DIRECTIONS.indexOf(direction) * (TURN / 4));

/** How far in a direction a drag goes, at most so far. */
export function asideFar(start: Place, direction: Direction, to: Point, most: number): number {
  const [right, front] = seenFrom(start, to);
  const far = { forward: front, right, backward: -front, left: -right }[direction];
  return clamped(Math.round(far), most);
}
