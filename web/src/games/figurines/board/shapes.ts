/** The outlines of what lies on the table, each so far to the right and so far ahead of its centre. */

import { inRanks, type Formation, type Size, type Spot } from "../../../plane/block";
import { ellipse, rectangle, type Point } from "../../../plane/geometry";
import type { Content } from "../content";
import type { Table } from "../table";

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

/** How much of the depth of a tray is its front band, with arrow and shield. */
export const BAND = 0.19;

/** The figures of a tray; Attachments stand first, the rearmost fall first. */
export function spots(
  size: Size,
  card: Formation & { figures: number },
  unit: { figures: number; attachments: readonly string[]; wounds: number },
  commander: string,
): Spot[] {
  return inRanks(size, card, card.figures, { band: BAND }).map((at, i): Spot => {
    const id = unit.attachments[i];
    const bears = unit.wounds > 0 && i === unit.figures - 1 ? { wounds: unit.wounds } : {};
    if (i >= unit.figures) return { at, who: "lost" };
    if (id === undefined) return { at, who: "figure", ...bears };
    return { at, who: "leader", symbol: id === commander ? "drawn-crown" : "drawn-star", ...bears };
  });
}
