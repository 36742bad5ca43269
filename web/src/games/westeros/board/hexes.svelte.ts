/** Where the hexes of the board lie: pointed rows, every even row half a hex to the right; all the other way round for
 * who sits at the north edge. */

export type Point = readonly [number, number];

/** From side to side of a hex, and from its centre to a corner. */
export const WIDTH = 72;
export const RADIUS = WIDTH / Math.sqrt(3);
export const STEP = RADIUS * 1.5;
export const MARGIN = 24;

export const DIRECTIONS = ["NE", "E", "SE", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];

class Laying {
  /** The size of the board where it is turned about, so that its north edge is at the bottom. */
  turned = $state.raw<{ width: number; height: number } | undefined>();
}
export const laying = new Laying();

const round = (n: number) => Math.round(n * 10) / 10;

export function placeOf(hex: string): { column: number; row: number } {
  const [column, row] = hex.split(",").map(Number);
  return { column: column!, row: row! };
}

export function centre(hex: string): Point {
  const { column, row } = placeOf(hex);
  const shift = row % 2 ? 0.5 : 0;
  const x = round(MARGIN + (column - shift) * WIDTH);
  const y = round(MARGIN + RADIUS + (row - 1) * STEP);
  const { turned } = laying;
  return turned ? [round(turned.width - x), round(turned.height - y)] : [x, y];
}

/** All hexes of a board: the even rows are one shorter. */
export function hexes(columns: number, rows: number): string[] {
  const found: string[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns - ((row + 1) % 2); column++) {
      found.push(`${column},${row}`);
    }
  }
  return found;
}

export const sizeOf = (columns: number, rows: number) => ({
  width: round(columns * WIDTH + 2 * MARGIN),
  height: round((rows - 1) * STEP + 2 * RADIUS + 2 * MARGIN),
});

/** The hex beside a hex; it need not be on the board. */
export function beside(hex: string, direction: Direction): string {
  const { column, row } = placeOf(hex);
  const left = row % 2 ? column - 1 : column;
  switch (direction) {
    case "E":
      return `${column + 1},${row}`;
    case "W":
      return `${column - 1},${row}`;
    case "NE":
      return `${left + 1},${row - 1}`;
    case "SE":
      return `${left + 1},${row + 1}`;
    case "NW":
      return `${left},${row - 1}`;
    case "SW":
      return `${left},${row + 1}`;
  }
}

/** The corners of a hex from its top, clockwise. */
export function corners([x, y]: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (Math.PI / 3) * i - Math.PI / 2;
    return [round(x + radius * Math.cos(turn)), round(y + radius * Math.sin(turn))];
  });
}

export const outline = (at: Point, radius = RADIUS) => `M${corners(at, radius).join("L")}Z`;

/** The ends of the side of a hex that faces a direction. */
export function sideOf(hex: string, direction: Direction): [Point, Point] {
  const all = corners(centre(hex));
  const i = DIRECTIONS.indexOf(direction) + (laying.turned ? 3 : 0);
  return [all[i % 6]!, all[(i + 1) % 6]!];
}

export const middle = ([a, b]: [Point, Point]): Point => [
  round((a[0] + b[0]) / 2),
  round((a[1] + b[1]) / 2),
];

/** How far the middle of a direction's arrow lies from a centre. */
export function toward(direction: Direction, far: number): Point {
  const about = laying.turned ? Math.PI : 0;
  const turn = (Math.PI / 3) * DIRECTIONS.indexOf(direction) - Math.PI / 3 + about;
  return [round(far * Math.cos(turn)), round(far * Math.sin(turn))];
}
