/** The tables of westeros in a view, with the values that the server leaves out where they are usual. */

import type { House, Rank } from "./content";

export interface Unit {
  house: House;
  card: string;
  rank: Rank;
  hex: string;
  figures: number;
  commander: string;
  spent: boolean;
  partner: string;
  token: string;
}

export interface Ground {
  terrain: string;
  overlay: string;
  fire: number;
  devastated: boolean;
}

export interface Side {
  seat: string;
  edge: "north" | "south";
  command_tokens: number;
  pool: Record<string, number>;
  points: number;
  passed: boolean;
  discard: string[];
  captured: string[];
}

export interface Commander {
  house: House;
  unit: string;
  tokens: number;
  committed: boolean;
}

export interface Token {
  kind: string;
  hex: string;
  face: string;
  owner: string;
  face_up: boolean;
  carrier: string;
}

export interface Effect {
  kind: string;
  house: House;
  source: string;
  until: string;
  units: string[];
}

export interface Table {
  course: { plan: string; round: number; marker: number; momentum: House; first: string };
  sides: Record<string, Side>;
  units: Record<string, Unit>;
  ground: Record<string, Ground>;
  commanders: Record<string, Commander>;
  objectives: Record<string, { hex: string; control: string }>;
  hands: Record<string, { cards: string[]; size: number }>;
  decks: Record<string, number>;
  tokens: Record<string, Token>;
  effects: Record<string, Effect>;
  tally: Record<string, number>;
}

type Loose = Record<string, any>;

const rows = <T>(raw: Loose | undefined, make: (row: Loose) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(raw ?? {}).map(([id, row]) => [id, make(row as Loose)]));

const known = new WeakMap<Loose, Table>();

/** Read the board of a view; the same board is read once. */
export function readTable(board: Loose): Table {
  let table = known.get(board);
  if (!table) {
    table = read(board);
    known.set(board, table);
  }
  return table;
}

function read(board: Loose): Table {
  return {
    course: { plan: "", round: 1, marker: 0, momentum: "stark", first: "", ...board.course },
    sides: rows(board.sides, (row) => ({
      seat: "",
      edge: "north",
      command_tokens: 0,
      pool: {},
      points: 0,
      passed: false,
      discard: [],
      captured: [],
      ...row,
    })),
    units: rows(board.units, (row) => ({
      house: row.house,
      card: row.card,
      rank: row.rank,
      hex: row.hex,
      figures: row.figures,
      commander: row.commander ?? "",
      spent: row.spent ?? false,
      partner: row.partner ?? "",
      token: row.token ?? "",
    })),
    ground: rows(board.ground, (row) => ({
      terrain: row.terrain,
      overlay: row.overlay ?? "",
      fire: row.fire ?? 0,
      devastated: row.devastated ?? false,
    })),
    commanders: rows(board.commanders, (row) => ({
      house: row.house,
      unit: row.unit ?? "",
      tokens: row.tokens ?? 0,
      committed: row.committed ?? false,
    })),
    objectives: rows(board.objectives, (row) => ({ hex: row.hex, control: row.control ?? "" })),
    hands: rows(board.hands, (row) => ({
      cards: row.cards ?? [],
      size: row.size ?? (row.cards as string[] | undefined)?.length ?? 0,
    })),
    decks: rows(board.decks, (row) => row.size ?? 0),
    tokens: rows(board.tokens, (row) => ({
      kind: row.kind,
      hex: row.hex ?? "",
      face: row.face ?? "",
      owner: row.owner ?? "",
      face_up: row.face_up ?? true,
      carrier: row.carrier ?? "",
    })),
    effects: rows(board.effects, (row) => ({
      kind: row.kind,
      house: row.house,
      source: row.source,
      until: row.until ?? "turn",
      units: row.units ?? [],
    })),
    tally: board.tally ?? {},
  };
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
