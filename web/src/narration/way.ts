/** The line that something goes along on a board. */

export interface Spot {
  x: number;
  y: number;
}

export interface Way {
  points: readonly Spot[];
  /** The bend of a way with two ends. */
  bend?: Spot;
  d: string;
  /** The direction at its end, in degrees. */
  turn: number;
}

/** How far a way between two places is bent aside, as a share of its length. */
const BEND = 0.14;

/** A way through some places: a bow between two of them, straight pieces through more. */
export function bowed(points: readonly Spot[]): Way | undefined {
  const [a, b] = [points[0], points.at(-1)];
  if (!a || !b || points.length < 2) return undefined;
  if (points.length > 2) {
    const last = points.at(-2)!;
    return {
      points,
      d: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`,
      turn: degrees(last, b),
    };
  }
  const bend = {
    x: (a.x + b.x) / 2 + (b.y - a.y) * BEND,
    y: (a.y + b.y) / 2 - (b.x - a.x) * BEND,
  };
  return {
    points,
    bend,
    d: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`,
    turn: degrees(bend, b),
  };
}

const degrees = (a: Spot, b: Spot) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Places along a way, one after the other. */
export function along({ points, bend }: Way, steps = 10): Spot[] {
  const [a, b] = [points[0]!, points.at(-1)!];
  if (!bend) return [...points];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: u * a.x + v * bend.x + w * b.x, y: u * a.y + v * bend.y + w * b.y };
  });
}
