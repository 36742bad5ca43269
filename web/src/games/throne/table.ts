/** The tables of throne in a view, with the values that the server leaves out where they are usual. */

export const KINDS = ["footman", "knight", "ship"] as const;
export type Kind = (typeof KINDS)[number];
export type Units = Record<Kind, number>;

export interface Army {
  house: string;
  ready: Units;
  routed: Units;
}

export interface House {
  seat: string;
  power: number;
  supply: number;
  hand: string[];
  discard: string[];
}

export interface Order {
  house: string;
  token: string;
}

export interface Neutral {
  strength: number;
  house: string;
  units: Units;
}

export interface Track {
  order: string[];
  holder: string;
}

export interface Table {
  houses: Record<string, House>;
  tracks: Record<string, Track>;
  neutrals: Record<string, Neutral>;
  armies: Record<string, Army>;
  attackers: Record<string, Army>;
  orders: Record<string, Order>;
  power_tokens: Record<string, { house: string }>;
  decks: Record<string, { hidden: number; bottom: string[] }>;
  turn: {
    number: number;
    wildlings: number;
    cards: string[];
    blade_used: boolean;
    raven_used: boolean;
  };
}

type Loose = Record<string, any>;

const units = (raw: Loose | undefined): Units => ({ footman: 0, knight: 0, ship: 0, ...raw });
const rows = <T>(raw: Loose | undefined, read: (row: Loose) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(raw ?? {}).map(([id, row]) => [id, read(row as Loose)]));
const army = (row: Loose): Army => ({
  house: row.house,
  ready: units(row.ready),
  routed: units(row.routed),
});

/** Read the board of a view. */
export function readTable(board: Loose): Table {
  return {
    houses: rows(board.houses, (row) => ({
      seat: row.seat ?? "",
      power: row.power ?? 0,
      supply: row.supply ?? 0,
      hand: row.hand ?? [],
      discard: row.discard ?? [],
    })),
    tracks: rows(board.tracks, (row) => ({ order: row.order ?? [], holder: row.holder ?? "" })),
    neutrals: rows(board.neutrals, (row) => ({
      strength: row.strength ?? 0,
      house: row.house ?? "",
      units: units(row.units),
    })),
    armies: rows(board.armies, army),
    attackers: rows(board.attackers, army),
    orders: rows(board.orders, (row) => ({ house: row.house, token: row.token })),
    power_tokens: rows(board.power_tokens, (row) => ({ house: row.house })),
    decks: rows(board.decks, (row) => ({ hidden: row.hidden ?? 0, bottom: row.bottom ?? [] })),
    turn: {
      number: 1,
      wildlings: 0,
      cards: [],
      blade_used: false,
      raven_used: false,
      ...(board.turn as Loose | undefined),
    },
  };
}

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
