/** The tables of figurines in a view, and who and what is where on them. */

import type { Board, CountedHand, Hand } from "../../made/figurines.board";

export type { Ncu, Piece, Unit } from "../../made/figurines.board";
export type Table = Board;

/** The board of a view: every field that may be seen is told. */
export const readTable = (board: object) => board as Table;

/** Cards that somebody holds: which, where they may be seen, and how many. */
export type AnyHand = Hand | CountedHand;
export const cardsIn = (hand: AnyHand | undefined) =>
  hand && "cards" in hand ? hand.cards : undefined;
export const sizeOf = (hand: AnyHand) => ("cards" in hand ? hand.cards.length : hand.size);

/** The units that stand on the table. */
export const standing = (table: Table) =>
  Object.entries(table.units).filter(([, unit]) => unit.where === "table");

/** The objective tokens that lie on the table, not on a tray. */
export const lying = (table: Table) =>
  Object.entries(table.objectives).filter(
    ([id]) => !Object.values(table.units).some((unit) => unit.carries === id),
  );

/** Whether two seats play together. */
export const friends = (table: Table, one: string | null, other: string) =>
  one !== null &&
  (one === other ||
    (table.players[one]?.team !== "" && table.players[one]?.team === table.players[other]?.team));

/** The number of a seat at the table, from 1: its mark beside the colour. */
export const numberOf = (table: Table, seat: string) =>
  Object.keys(table.players).indexOf(seat) + 1;

/** Where something of the table lies: a unit, a token, a terrain piece. */
export function placeOf(table: Table, id: string): { x: number; y: number } | undefined {
  const unit = table.units[id];
  if (unit) return unit.where === "table" ? unit : undefined;
  return table.objectives[id] ?? table.terrain[id];
}
