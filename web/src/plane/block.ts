/** Figures or stands in ranks and files on a tray: where each one is drawn, so far to the right and so far
 * ahead of its centre. */

import type { Point } from "./geometry";

export interface Size {
  width: number;
  depth: number;
}
export interface Formation {
  files: number;
  ranks: number;
}

/** One place of a tray, and what stands on it. */
export interface Spot {
  at: Point;
  /** A figure, or nobody any more. */
  who: "figure" | "leader" | "lost";
  /** The drawing of a leader. */
  symbol?: string;
  /** The wounds that the next to fall bears. */
  wounds?: number;
}

const cell = (size: Size, { files, ranks }: Formation, band: number): Point => [
  size.width / files,
  (size.depth * (1 - band)) / ranks,
];

/** The first places of a formation, rank by rank from the front, each rank from the left. The front `band` of
 * the tray, a share of its depth, stays free; an incomplete last rank begins at the file `last`. */
export function inRanks(
  size: Size,
  formation: Formation,
  count: number,
  { band = 0, last = 0 }: { band?: number; last?: number } = {},
): Point[] {
  const [across, deep] = cell(size, formation, band);
  const top = size.depth / 2 - size.depth * band;
  const whole = count - (count % formation.files);
  return Array.from({ length: count }, (_, i): Point => {
    const [rank, place] = [Math.floor(i / formation.files), i % formation.files];
    const file = place + (i < whole ? 0 : last);
    return [-size.width / 2 + across * (file + 0.5), top - deep * (rank + 0.5)];
  });
}

/** How large a figure of a formation can be drawn. */
export const dotRadius = (size: Size, formation: Formation, band = 0) =>
  0.4 * Math.min(...cell(size, formation, band));
