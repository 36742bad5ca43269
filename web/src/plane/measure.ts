/** Measuring on the table: between points, and between the edges of trays. */

import type { Point } from "./geometry";

export interface Span {
  from: Point;
  to: Point;
  length: number;
}

export const span = (from: Point, to: Point): Span => ({
  from,
  to,
  length: Math.hypot(to[0] - from[0], to[1] - from[1]),
});

/** The point of a segment that is nearest to another point. */
function nearest([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const whole = dx * dx + dy * dy;
  const share = whole === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / whole;
  const along = Math.min(1, Math.max(0, share));
  return [ax + along * dx, ay + along * dy];
}

const sides = (shape: readonly Point[]) =>
  shape.map((corner, i): [Point, Point] => [corner, shape[(i + 1) % shape.length]!]);

/** Whether a point lies inside a convex or simple polygon. */
export function inside(shape: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (const [[ax, ay], [bx, by]] of sides(shape)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

const shorter = (one: Span, other: Span) => (other.length < one.length ? other : one);

/** The shortest line between two shapes; a point is a shape of one corner. Shapes that meet are 0 apart. */
export function gap(one: readonly Point[], other: readonly Point[]): Span {
  if (inside(other, one[0]!)) return span(one[0]!, one[0]!);
  if (inside(one, other[0]!)) return span(other[0]!, other[0]!);
  let best = span(one[0]!, other[0]!);
  for (const corner of one) {
    for (const [a, b] of sides(other)) best = shorter(best, span(corner, nearest(a, b, corner)));
  }
  for (const corner of other) {
    for (const [a, b] of sides(one)) best = shorter(best, span(nearest(a, b, corner), corner));
  }
  return best;
}
