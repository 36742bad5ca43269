/** The outlines of what lies on the table, each so far to the right and so far ahead of its centre. */

import { rectangle, type Point } from "../../../plane/geometry";
import type { Content } from "../content";
import type { Table } from "../table";

const AROUND = 24;

/** An ellipse, as a polygon that is fine enough to draw. */
export const ellipse = (width: number, depth: number): Point[] =>
  Array.from({ length: AROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / AROUND;
    return [Math.round((width / 2) * Math.sin(angle)), Math.round((depth / 2) * Math.cos(angle))];
  });

export function trayOutline(content: Content, card: string): Point[] {
  const { width, depth } = content.sizeOf(card);
  return rectangle(width, depth);
}

export function terrainOutline(content: Content, kind: string): Point[] {
  const { shape, width, depth } = content.terrain.get(kind)?.footprint ?? {
    shape: "rectangle",
    width: 3000,
    depth: 3000,
  };
  return shape === "ellipse" ? ellipse(width, depth) : rectangle(width, depth);
}

export const tokenOutline = (content: Content): Point[] =>
  ellipse(2 * content.tokenRadius, 2 * content.tokenRadius);

/** The outline of a unit, a kind of terrain or a token by its name. */
export function outlineOf(content: Content, table: Table, id: string): Point[] {
  const unit = table.units[id];
  if (unit) return trayOutline(content, unit.card);
  const kind = table.terrain[id]?.kind ?? id;
  return content.terrain.has(kind) ? terrainOutline(content, kind) : tokenOutline(content);
}

/** A figure of a tray: where it stands, and who it is. */
export interface Spot {
  at: Point;
  /** What stands there: a figure, an Attachment, or nobody any more. */
  who: "figure" | "attachment" | "lost";
  id?: string;
  /** Whether it bears the wounds, as the next to fall. */
  wounded: boolean;
}

/** How much of the depth of a tray is its front band, with arrow and shield. */
export const BAND = 0.19;

/** The figures of a tray, rank by rank from the front, each rank from the left; the rearmost fall first. */
export function spots(
  size: { width: number; depth: number },
  card: { figures: number; files: number; ranks: number },
  unit: { figures: number; attachments: readonly string[]; wounds: number },
): Spot[] {
  const top = size.depth / 2 - size.depth * BAND;
  const across = size.width / card.files;
  const deep = (size.depth * (1 - BAND)) / card.ranks;
  return Array.from({ length: card.figures }, (_, i): Spot => {
    const [rank, file] = [Math.floor(i / card.files), i % card.files];
    const at: Point = [-size.width / 2 + across * (file + 0.5), top - deep * (rank + 0.5)];
    const id = unit.attachments[i];
    const who = i >= unit.figures ? "lost" : id === undefined ? "figure" : "attachment";
    const wounded = unit.wounds > 0 && i === unit.figures - 1;
    return { at, who, wounded, ...(who === "attachment" && id !== undefined ? { id } : {}) };
  });
}

/** How large a figure can be drawn. */
export const figureRadius = (
  size: { width: number; depth: number },
  card: { files: number; ranks: number },
) => 0.4 * Math.min(size.width / card.files, (size.depth * (1 - BAND)) / card.ranks);

/** Of many places some that do not crowd one another, the first ones first. */
export function thinned<T>(
  items: readonly T[],
  at: (item: T) => { x: number; y: number },
  apart: number,
  most: number,
): T[] {
  const kept: T[] = [];
  for (const item of items) {
    const { x, y } = at(item);
    const free = kept.every((other) => Math.hypot(at(other).x - x, at(other).y - y) >= apart);
    if (free) kept.push(item);
    if (kept.length === most) break;
  }
  return kept;
}
