/** The tables of westeros in a view, and what stands where on them. */

import type { Board, Token, TokenFaceDown, Unit } from "../../made/westeros.board";
import type { House } from "./content";

export type { Ground, Unit } from "../../made/westeros.board";
export type Table = Board;

/** The board of a view: every field that may be seen is told. */
export const readTable = (board: object) => board as Table;

export type AnyToken = Token | TokenFaceDown;
/** What a token is, where that may be seen. */
export const faceOf = (token: AnyToken) => ("face" in token ? token.face : "");

/** The cards of a House's hand, where they may be seen. */
export function handOf(table: Table, house: string): string[] {
  const hand = table.hands[house];
  return hand && "cards" in hand ? hand.cards : [];
}

/** How many cards a House holds. */
export function handSize(table: Table, house: string): number {
  const hand = table.hands[house];
  return hand ? ("cards" in hand ? hand.cards.length : hand.size) : 0;
}

/** The House a seat plays. */
export const houseOf = (table: Table, seat: string | null): House | undefined =>
  seat === null
    ? undefined
    : (Object.keys(table.sides).find((id) => table.sides[id]!.seat === seat) as House | undefined);

/** The hex that something named lies in: a hex, a unit, a commander, a token, an objective. */
export function hexOf(table: Table, id: string): string | undefined {
  if (id in table.ground) return id;
  const unit = table.units[id] ?? table.units[table.commanders[id]?.unit ?? ""];
  return unit?.hex ?? (table.tokens[id]?.hex || undefined) ?? table.objectives[id]?.hex;
}

/** The unit in a hex. */
export const unitIn = (table: Table, hex: string): string | undefined =>
  Object.keys(table.units).find((id) => table.units[id]!.hex === hex);

/** The engagements, each once. */
export function engagements(table: Table): { a: Unit; b: Unit; token: string; id: string }[] {
  return Object.entries(table.units).flatMap(([id, a]) => {
    const b = table.units[a.partner];
    return b && id < a.partner ? [{ a, b, token: a.token, id: `${id}-${a.partner}` }] : [];
  });
}
