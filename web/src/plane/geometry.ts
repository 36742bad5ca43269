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

/** An angle as a turn of at most half a circle. */
export function signed(angle: number): number {
  const turn = tidy(angle);
  return turn > TURN / 2 ? turn - TURN : turn;
}

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

const AROUND = 24;

/** An ellipse, as a polygon that is fine enough to draw. */
export const ellipse = (width: number, depth: number): Point[] =>
  Array.from({ length: AROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / AROUND;
    return [Math.round((width / 2) * Math.sin(angle)), Math.round((depth / 2) * Math.cos(angle))];
  });

/** The convex hull of some points: the ground that a straight move covers. */
export function hull(corners: readonly Point[]): Point[] {
  const sorted = [...corners].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const kept: Point[] = [];
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2)!, kept.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** How far the front of a piece is from its centre. */
export const reach = (outline: readonly Point[]) => Math.max(...outline.map(([, front]) => front));

/** A piece turned about one of its own points. */
export function turned(place: Place, turn: number, pivot: Point = [0, 0]): Place {
  const fixed = spot(place, pivot);
  const facing = tidy(place.facing + turn);
  const [x, y] = spot({ x: 0, y: 0, facing }, pivot);
  return { x: whole(fixed[0] - x), y: whole(fixed[1] - y), facing };
}

/** A piece gone straight ahead, or aside where a heading says so; backwards if the way is negative. */
export function gone(place: Place, far: number, heading = 0): Place {
  const [ux, uy] = ahead(place.facing + heading);
  return { x: whole(place.x + far * ux), y: whole(place.y + far * uy), facing: place.facing };
}

/** The turn about one point of a piece that brings another of its points into line with a point of the
 * table, in steps of so many hundredths of a degree. */
export function turnTo(place: Place, pivot: Point, own: Point, to: Point, step = 100): number {
  const fixed = spot(place, pivot);
  return whole(signed(toward(fixed, to) - toward(fixed, spot(place, own))) / step) * step;
}

/** How far a point of a piece travels in a turn about another of its points. */
export const arcLength = (pivot: Point, own: Point, turn: number) =>
  Math.hypot(own[0] - pivot[0], own[1] - pivot[1]) * radians(Math.abs(turn));

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

/** The leg whose turn brings a point of the piece into line with a point of the table, as seen from the
 * pivot. */
export function legFacing(
  from: Place,
  leg: Leg,
  pivots: Pivots,
  [right, front]: Point,
  to: Point,
  step = 100,
): Leg {
  // Turning first and going then ends where going first and turning about the same point would.
  const own: Point = [right, front + leg.ahead];
  return { ...leg, turn: turnTo(from, pivots[leg.pivot] ?? [0, 0], own, to, step) };
}

/** The point of the table under a point of the screen, by an element that is drawn on the table. */
export function pointAt(drawn: SVGGraphicsElement, x: number, y: number): Point {
  const at = new DOMPoint(x, y).matrixTransform(drawn.getScreenCTM()!.inverse());
  return [whole(at.x), whole(at.y)];
}

export const points = (corners: readonly Point[]) =>
  corners.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");
