/** The tables of figurines in a view, with the values that the server leaves out where they are usual. */

import type { Place } from "../../editors/space";

export interface Unit extends Place {
  owner: string;
  card: string;
  figures: number;
  where: "table" | "reserve" | "lost";
  attachments: string[];
  fallen: string[];
  wounds: number;
  conditions: string[];
  activated: boolean;
  orders: string[];
  spent: string[];
  influences: string[];
  carries: string;
  vp: number;
  marked: boolean;
}

export interface Ncu {
  owner: string;
  card: string;
  zone: string;
  activated: boolean;
  tokens: number;
  spent: string[];
  orders: string[];
}

export interface Player {
  team: string;
  faction: string;
  commander: string;
  army: string;
  edge: string;
  vp: number;
  discard: string[];
  passed: boolean;
  eliminated: boolean;
  role: string;
}

export interface Piece extends Place {
  kind: string;
}

export interface Objective {
  x: number;
  y: number;
  card: string;
  claimed: string;
  pile: string;
  target: string;
}

export interface Hand {
  owner: string;
  /** Undefined where only the size is known. */
  cards: string[] | undefined;
  size: number;
}

export interface Mission {
  owner: string;
  card: string;
  shown: boolean;
  named: string;
  chosen: boolean;
}

export interface Course {
  mode: string;
  size: number;
  width: number;
  depth: number;
  round: number;
  phase: "setup" | "activation" | "cleanup";
  first: string;
  active: string;
}

export interface Table {
  course: Course;
  players: Record<string, Player>;
  units: Record<string, Unit>;
  ncus: Record<string, Ncu>;
  terrain: Record<string, Piece>;
  objectives: Record<string, Objective>;
  hands: Record<string, Hand>;
  decks: Record<string, number>;
  attached: Record<string, { card: string; owner: string; unit: string; tokens: number }>;
  lasting: Record<string, { source: string; owner: string; units: string[]; until: string }>;
  missions: Record<string, Mission>;
  missionHands: Record<string, Hand>;
  openMissions: Record<string, { named: Record<string, string> }>;
  siegeHands: Record<string, Hand>;
  siegeCards: Record<string, number>;
}

type Loose = Record<string, any>;

const rows = <T>(raw: Loose | undefined, make: (row: Loose) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(raw ?? {}).map(([id, row]) => [id, make(row as Loose)]));

const hand = (row: Loose): Hand => ({
  owner: row.owner,
  cards: row.size === undefined ? (row.cards ?? []) : undefined,
  size: row.size ?? (row.cards as string[] | undefined)?.length ?? 0,
});

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
    course: {
      mode: "",
      size: 40,
      width: 48_000,
      depth: 48_000,
      round: 0,
      phase: "setup",
      first: "",
      active: "",
      ...board.course,
    },
    players: rows(board.players, (row) => ({
      team: "",
      faction: "",
      commander: "",
      army: "",
      edge: "",
      vp: 0,
      discard: [],
      passed: false,
      eliminated: false,
      role: "",
      ...row,
    })),
    units: rows(board.units, (row) => ({
      owner: row.owner,
      card: row.card,
      figures: row.figures,
      x: row.x ?? 0,
      y: row.y ?? 0,
      facing: row.facing ?? 0,
      where: row.where ?? "table",
      attachments: row.attachments ?? [],
      fallen: row.fallen ?? [],
      wounds: row.wounds ?? 0,
      conditions: row.conditions ?? [],
      activated: row.activated ?? false,
      orders: row.orders ?? [],
      spent: row.spent ?? [],
      influences: row.influences ?? [],
      carries: row.carries ?? "",
      vp: row.vp ?? 0,
      marked: row.marked ?? false,
    })),
    ncus: rows(board.ncus, (row) => ({
      owner: row.owner,
      card: row.card,
      zone: row.zone ?? "",
      activated: row.activated ?? false,
      tokens: row.tokens ?? 0,
      spent: row.spent ?? [],
      orders: row.orders ?? [],
    })),
    terrain: rows(board.terrain, (row) => ({
      kind: row.kind,
      x: row.x,
      y: row.y,
      facing: row.facing ?? 0,
    })),
    objectives: rows(board.objectives, (row) => ({
      x: row.x,
      y: row.y,
      card: row.card ?? "",
      claimed: row.claimed ?? "",
      pile: row.pile ?? "",
      target: row.target ?? "",
    })),
    hands: rows(board.hands, hand),
    decks: rows(board.decks, (row) => row.size ?? 0),
    attached: rows(board.attached, (row) => ({
      card: row.card,
      owner: row.owner,
      unit: row.unit,
      tokens: row.tokens ?? 0,
    })),
    lasting: rows(board.lasting, (row) => ({
      source: row.source,
      owner: row.owner ?? "",
      units: row.units ?? [],
      until: row.until ?? "turn",
    })),
    missions: rows(board.missions, (row) => ({
      owner: row.owner,
      card: row.card ?? "",
      shown: row.shown ?? false,
      named: row.named ?? "",
      chosen: row.chosen ?? Boolean(row.card),
    })),
    missionHands: rows(board.mission_hands, hand),
    openMissions: rows(board.open_missions, (row) => ({ named: row.named ?? {} })),
    siegeHands: rows(board.siege_hands, hand),
    siegeCards: board.siege_cards ?? {},
  };
}

/** The units that stand on the table. */
export const standing = (table: Table) =>
  Object.entries(table.units).filter(([, unit]) => unit.where === "table");

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
