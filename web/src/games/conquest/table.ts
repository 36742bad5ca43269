/** The tables of conquest in a view, and who and what is where on them. */

import type { Board, CountedStack, Stack } from "../../made/conquest.board";
import { seatColour } from "../../plane/colours";

export type { Character, Piece, Player, Regiment, Zone } from "../../made/conquest.board";
export type Table = Board;

/** The board of a view: every field that may be seen is told. */
export const readTable = (board: object) => board as Table;

/** The regiments that stand on the table. */
export const standing = (table: Table) =>
  Object.entries(table.regiments).filter(([, regiment]) => regiment.where === "table");

/** The regiments inside buildings, each with the building. */
export const garrisons = (table: Table) =>
  Object.values(table.pieces).flatMap((piece) => {
    const row = table.regiments[piece.holder];
    return row ? [{ id: piece.holder, row, piece }] : [];
  });

/** The number of a seat at the table, from 1: its mark beside the colour. */
export const numberOf = (table: Table, seat: string) =>
  Object.keys(table.players).indexOf(seat) + 1;

/** The colour of who holds a piece of ground, or of ground that nobody holds. */
export const groundColour = (table: Table, holder: string | undefined) =>
  holder ? seatColour(numberOf(table, holder)) : "#fff6d8";

/** The cards of a stack, where they may be seen, and how many are left. */
export const cardsIn = (stack: Stack | CountedStack | undefined) =>
  stack && "cards" in stack ? stack.cards : undefined;
export const sizeOf = (stack: Stack | CountedStack | undefined) =>
  !stack ? 0 : "cards" in stack ? stack.cards.length : stack.size;

/** Where something of the table lies: a regiment, a piece of terrain, a zone. */
export function placeOf(table: Table, id: string): { x: number; y: number } | undefined {
  const regiment = table.regiments[id] ?? table.regiments[table.characters[id]?.regiment ?? ""];
  if (regiment) return ["table", "garrison"].includes(regiment.where) ? regiment : undefined;
  return table.pieces[id] ?? table.zones[id];
}

/** Whose a regiment or a character is. */
export const ownerOf = (table: Table, id: string) =>
  table.regiments[id]?.owner ?? table.characters[id]?.owner ?? "";

const ACTING = ["table", "garrison", "arriving"];

/** Whoever of a seat can still act this round, by what lies open on the table. */
export const stillToAct = (table: Table, seat: string): string[] => [
  ...Object.entries(table.characters).flatMap(([id, one]) =>
    one.owner === seat &&
    !one.lost &&
    !one.activated &&
    ACTING.includes(table.regiments[one.regiment]?.where ?? "")
      ? [id]
      : [],
  ),
  ...Object.entries(table.regiments).flatMap(([id, one]) =>
    one.owner === seat && ACTING.includes(one.where) && !one.memory.activated ? [id] : [],
  ),
];

/** Special rules that a regiment has for a while. */
export const lastingOf = (table: Table, id: string) =>
  Object.values(table.lasting).filter((row) => row.units.includes(id));
