/** Where the printed icons of an area go: inside it, clear of its name, its units and its order. */

import type { Point } from "./coastline";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How far apart two boxes are; negative where they overlap. */
export function gap(a: Box, b: Box): number {
  const dx = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width));
  const dy = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height));
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

export function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!;
    const [xj, yj] = polygon[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const t = Math.min(
    1,
    Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
  );
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/** How far a point lies within a polygon; negative outside. */
export function depth(polygon: readonly Point[], p: Point): number {
  const nearest = Math.min(
    ...polygon.map((a, i) => distance(p, a, polygon[(i + 1) % polygon.length]!)),
  );
  return inside(polygon, p) ? nearest : -nearest;
}

/** The best centre for a box in a polygon: away from the edges and from what already lies there. */
export function settle(
  polygon: readonly Point[],
  width: number,
  height: number,
  taken: readonly Box[],
  near: Point,
): Point {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  let best: Point = near;
  let record = -Infinity;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 5) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 5) {
      const box = boxAround([x, y], width, height);
      const edge = Math.min(
        ...[box.x, box.x + width].flatMap((cx) =>
          [box.y, box.y + height].map((cy) => depth(polygon, [cx, cy])),
        ),
      );
      const room = Math.min(8, edge, ...taken.map((other) => gap(box, other)));
      const score = room - Math.hypot(x - near[0], y - near[1]) / 60;
      if (score > record) [record, best] = [score, [x, y]];
    }
  }
  return best;
}
