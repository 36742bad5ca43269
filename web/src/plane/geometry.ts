/** Pieces on a free table, as the server counts them: whole thousandths of an inch, whole hundredths of a
 * degree. x runs to the right and y up the table; a piece that faces 0 looks up, and turns clockwise.
 *
 * Geometry only: whether a piece may stand or go somewhere, the server says. */

import type { Leg, Place } from "../editors/space";

export type Point = readonly [number, number];

/** A full turn, in hundredths of a degree. */
export const TURN = 36_000;
export const INCH = 1000;

export const CENTRE = "centre";

/** The nearest whole number, and never minus zero. */
const whole = (n: number) => Math.round(n) + 0;

const radians = (facing: number) => (facing / TURN) * 2 * Math.PI;

/** An angle from 0 up to a full turn. */
export const tidy = (facing: number) => ((Math.round(facing) % TURN) + TURN) % TURN;

/** Where a piece looks. */
export const ahead = (facing: number): Point => [
  Math.sin(radians(facing)),
  Math.cos(radians(facing)),
];

/** The facing from one point to another. */
export const toward = (from: Point, to: Point): number =>
  tidy((Math.atan2(to[0] - from[0], to[1] - from[1]) / (2 * Math.PI)) * TURN);

/** A point of a piece on the table: so far to its right, so far ahead of its centre. */
export function spot({ x, y, facing }: Place, [right, front]: Point): Point {
  const [ux, uy] = ahead(facing);
  return [x + front * ux + right * uy, y + front * uy - right * ux];
}

/** The corners of a piece on the table. */
export const outlineAt = (place: Place, outline: readonly Point[]): Point[] =>
  outline.map((corner) => spot(place, corner));

/** The outline of a tray: its width from side to side, its depth from front to back. */
export const rectangle = (width: number, depth: number): Point[] => [
  [-width / 2, depth / 2],
  [width / 2, depth / 2],
  [width / 2, -depth / 2],
  [-width / 2, -depth / 2],
];

/** How far the front of a piece is from its centre. */
export const reach = (outline: readonly Point[]) => Math.max(...outline.map(([, front]) => front));

/** A piece turned about one of its own points. */
export function turned(place: Place, turn: number, pivot: Point = [0, 0]): Place {
  const fixed = spot(place, pivot);
  const facing = tidy(place.facing + turn);
  const [x, y] = spot({ x: 0, y: 0, facing }, pivot);
  return { x: whole(fixed[0] - x), y: whole(fixed[1] - y), facing };
}

/** A piece gone straight ahead; backwards if the way is negative. */
export function gone(place: Place, far: number): Place {
  const [x, y] = spot(place, [0, far]);
  return { x: whole(x), y: whole(y), facing: place.facing };
}

export type Pivots = Readonly<Record<string, Point>>;

/** Where a piece stands after each leg, the start first. */
export function placesAlong(start: Place, legs: readonly Leg[], pivots: Pivots): Place[] {
  const places = [start];
  for (const leg of legs) {
    places.push(gone(turned(places.at(-1)!, leg.turn, pivots[leg.pivot]), leg.ahead));
  }
  return places;
}

/** The leg whose straight part ends level with a point of the table. */
export function legTo(from: Place, leg: Leg, pivots: Pivots, to: Point): Leg {
  const begun = turned(from, leg.turn, pivots[leg.pivot]);
  const [ux, uy] = ahead(begun.facing);
  return { ...leg, ahead: whole((to[0] - begun.x) * ux + (to[1] - begun.y) * uy) };
}

/** The leg whose turn brings the handle into line with a point of the table, as seen from the pivot. */
export function legFacing(
  from: Place,
  leg: Leg,
  pivots: Pivots,
  handle: number,
  to: Point,
  step = 100,
): Leg {
  const pivot = pivots[leg.pivot] ?? [0, 0];
  const fixed = spot(from, pivot);
  // Turning first and going then ends where going first and turning about the same point would.
  const unturned = toward(fixed, spot(from, [0, handle + leg.ahead]));
  const wanted = tidy(toward(fixed, to) - unturned);
  const turn = wanted > TURN / 2 ? wanted - TURN : wanted;
  return { ...leg, turn: whole(turn / step) * step };
}

/** The point of the table under a point of the screen, by an element that is drawn on the table. */
export function pointAt(drawn: SVGGraphicsElement, x: number, y: number): Point {
  const at = new DOMPoint(x, y).matrixTransform(drawn.getScreenCTM()!.inverse());
  return [whole(at.x), whole(at.y)];
}

export const points = (corners: readonly Point[]) =>
  corners.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");
