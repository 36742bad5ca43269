/** What the table shell asks of the board: which areas glow, which are chosen, what a press does. */

import type { Content } from "../content";
import type { Table } from "../table";

export interface Arrow {
  from: string;
  to: string;
  text: string;
  attack: boolean;
}

export interface Touch {
  /** Areas that may be picked now. */
  glow?: ReadonlySet<string>;
  chosen?: ReadonlySet<string>;
  /** Places a log line speaks of. */
  lit?: ReadonlySet<string>;
  /** Orders being placed, by area. */
  drafts?: Readonly<Record<string, string>>;
  arrows?: readonly Arrow[];
  onpick?: (area: string) => void;
  ondrop?: (area: string, what: string) => void;
}

/** Who is seen to hold each land: units first, then a power token, then the printed shield. */
export function controllers(content: Content, table: Table): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [id, area] of content.areas) {
    if (area.type === "sea") continue;
    const home = content.homeOf(id)?.id;
    const owner =
      table.armies[id]?.house ??
      table.power_tokens[id]?.house ??
      (home && table.houses[home] && !table.neutrals[id] ? home : undefined);
    if (owner) owners.set(id, owner);
  }
  return owners;
}

const LETTER = 0.56;

/** A letter size that lets a name fit the room around its label. */
export function letterSize(name: string, room: number, far: number, least: number): number {
  const fits = room / (name.length * LETTER);
  return Math.round(Math.max(least * far, Math.min(19 * far, fits * 1.25)) * 10) / 10;
}

/** Where the middle of a name goes so that it stays on the board. */
export function labelAt(x: number, name: string, size: number, width: number): number {
  const half = (name.length * size * LETTER) / 2 + 12;
  return Math.round(Math.min(width - half, Math.max(half, x)));
}
