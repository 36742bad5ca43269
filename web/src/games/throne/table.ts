/** The tables of throne in a view, and what is counted on them. */

import type { Army, Board, Units } from "../../made/throne.board";

export type { Army, House, Units } from "../../made/throne.board";
export type Table = Board;

export const KINDS = ["footman", "knight", "ship"] as const;
export type Kind = (typeof KINDS)[number];

/** The board of a view: every field that may be seen is told. */
export const readTable = (board: object) => board as Table;

export const total = (u: Units) => u.footman + u.knight + u.ship;
export const size = (a: Army) => total(a.ready) + total(a.routed);

/** The sizes of a house's armies (two units or more), largest first. */
export function armies(table: Table, house: string): number[] {
  const sizes = new Map<string, number>();
  for (const place of [table.armies, table.attackers]) {
    for (const [area, a] of Object.entries(place)) {
      if (a.house === house) sizes.set(area, (sizes.get(area) ?? 0) + size(a));
    }
  }
  return [...sizes.values()].filter((n) => n > 1).sort((a, b) => b - a);
}

/** The house a seat plays. */
export const houseOf = (table: Table, seat: string | null) =>
  seat === null
    ? undefined
    : Object.keys(table.houses).find((id) => table.houses[id]!.seat === seat);
