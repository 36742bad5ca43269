/** From the polygons of the content to hand-drawn outlines: neighbours keep sharing one line. */

export type Point = readonly [number, number];

export interface Shape {
  id: string;
  polygon: readonly Point[];
}

/** A stretch of border between two meeting points, with the shapes on its sides. */
export interface Stretch {
  points: Point[];
  sides: string[];
}

export interface Outlines {
  /** The outline of each shape as an SVG path. */
  paths: Map<string, string>;
  stretches: Stretch[];
}

const key = (p: Point) => `${p[0]},${p[1]}`;
const edgeKey = (a: Point, b: Point) =>
  key(a) < key(b) ? `${key(a)}|${key(b)}` : `${key(b)}|${key(a)}`;

/** A number from -1 to 1 that depends on a place alone, so that both neighbours draw the same line. */
export function wobble(x: number, y: number, salt: number): number {
  const s = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return 2 * (s - Math.floor(s)) - 1;
}

/** Make a straight edge irregular by moving its middle, again and again; the ends stay. */
export function roughen(a: Point, b: Point, depth: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || length < 7) return [a];
  // Seeded by the unordered pair: the other neighbour walks the edge backwards.
  const sum = [a[0] + b[0], a[1] + b[1]] as const;
  const flip = key(a) < key(b) ? 1 : -1;
  const push = wobble(sum[0], sum[1], depth) * length * 0.09 * flip;
  const middle: Point = [
    round(sum[0] / 2 - ((b[1] - a[1]) / length) * push),
    round(sum[1] / 2 + ((b[0] - a[0]) / length) * push),
  ];
  return [...roughen(a, middle, depth - 1), ...roughen(middle, b, depth - 1)];
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A smooth open curve through the points (Catmull-Rom as cubic Béziers), without the first move. */
export function curve(points: readonly Point[]): string {
  let d = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[Math.max(i - 1, 0)]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[Math.min(i + 2, points.length - 1)]!;
    const c1 = [round(p1[0] + (p2[0] - p0[0]) / 6), round(p1[1] + (p2[1] - p0[1]) / 6)];
    const c2 = [round(p2[0] - (p3[0] - p1[0]) / 6), round(p2[1] - (p3[1] - p1[1]) / 6)];
    d += `C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${p2[0]} ${p2[1]}`;
  }
  return d;
}

export const pathOf = (points: readonly Point[]) =>
  points.length ? `M${points[0]![0]} ${points[0]![1]}${curve(points)}` : "";

/** Draw every border once, irregular and smooth, and give each shape its outline made of them. */
export function outline(
  shapes: readonly Shape[],
  frame: { width: number; height: number },
): Outlines {
  const sides = new Map<string, string[]>();
  const degree = new Map<string, Set<string>>();
  const join = (p: Point, q: Point) =>
    degree.set(key(p), (degree.get(key(p)) ?? new Set()).add(key(q)));
  for (const { id, polygon } of shapes) {
    polygon.forEach((p, i) => {
      const q = polygon[(i + 1) % polygon.length]!;
      const e = edgeKey(p, q);
      sides.set(e, [...(sides.get(e) ?? []), id]);
      join(p, q);
      join(q, p);
    });
  }
  const onFrame = (p: Point, q: Point) =>
    (p[0] === q[0] && (p[0] === 0 || p[0] === frame.width)) ||
    (p[1] === q[1] && (p[1] === 0 || p[1] === frame.height));
  const meeting = (p: Point) => degree.get(key(p))!.size > 2;

  const paths = new Map<string, string>();
  const known = new Map<string, Stretch>();
  for (const { id, polygon } of shapes) {
    const start = Math.max(polygon.findIndex(meeting), 0);
    const ring = [...polygon.slice(start), ...polygon.slice(0, start), polygon[start]!];
    let d = `M${ring[0]![0]} ${ring[0]![1]}`;
    let corners: Point[] = [ring[0]!];
    for (let i = 1; i < ring.length; i++) {
      corners.push(ring[i]!);
      if (!meeting(ring[i]!) && i < ring.length - 1) continue;
      const forward =
        key(corners[0]!) + key(corners[1]!) <= key(corners.at(-1)!) + key(corners.at(-2)!);
      const line = forward ? corners : [...corners].reverse();
      const name = line.map(key).join("|");
      let stretch = known.get(name);
      if (!stretch) {
        stretch = {
          points: detail(line, onFrame),
          sides: sides.get(edgeKey(line[0]!, line[1]!))!,
        };
        known.set(name, stretch);
      }
      d += curve(forward ? stretch.points : [...stretch.points].reverse());
      corners = [ring[i]!];
    }
    paths.set(id, `${d}Z`);
  }
  return { paths, stretches: [...known.values()] };
}

function detail(line: readonly Point[], straight: (p: Point, q: Point) => boolean): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    points.push(
      ...(straight(line[i]!, line[i + 1]!) ? [line[i]!] : roughen(line[i]!, line[i + 1]!, 3)),
    );
  }
  return [...points, line.at(-1)!];
}

/** The part of the drawn borders that follows a line of the content, such as a river. */
export function along(line: readonly Point[]): Point[] {
  return detail(line, () => false);
}
