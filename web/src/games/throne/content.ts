/** The content pack of throne as the server hands it out: the parts that the page draws. */

import type { Point } from "./board/coastline";

export interface Named {
  en: string;
  fr: string;
}

export interface Area {
  id: string;
  name: Named;
  type: "land" | "sea" | "island";
  structure?: "city" | "stronghold";
  barrels?: number;
  crowns?: number;
  label: Point;
  label_max_width: number;
  unit_anchor: Point;
  order_anchor: Point;
  polygon: Point[];
}

export interface River {
  between: [string, string];
  name: Named;
  line: Point[];
  bridge?: { at: Point; named?: string };
}

export interface HouseFacts {
  id: string;
  name: Named;
  color: string;
  text_color: string;
  home: string;
}

export interface HouseCard {
  id: string;
  house: string;
  name: Named;
  strength: number;
  swords: number;
  fortifications: number;
  ability?: { timing: string; text: Named };
}

export interface WesterosCard {
  id: string;
  name: Named;
  text: Named;
  rule: string;
}

export interface OrderToken {
  id: string;
  name: Named;
  type: string;
  special: boolean;
  modifier?: number;
  copies: number;
}

export interface UnitFacts {
  id: string;
  name: Named;
  cost: number;
  strength: number;
}

export interface TrackFacts {
  id: string;
  name: Named;
  token: { id: string; name: Named; text: Named };
}

export interface Files {
  map: {
    canvas: { width: number; height: number };
    areas: Area[];
    borders: { between: [string, string] }[];
    rivers: River[];
    junctions: { at: Point }[];
    unplayable: { id: string; name: Named; polygon: Point[] }[];
  };
  houses: { houses: HouseFacts[] };
  house_cards: { timings: { id: string; name: Named }[]; cards: HouseCard[] };
  westeros_cards: { cards: WesterosCard[] };
  tables: {
    supply_table: { level: number; armies: number[] }[];
    kings_court_stars: { by_position: number[] };
    wildling_track: { spaces: number[] };
    turn_track: { turns: number };
    orders: OrderToken[];
    units: UnitFacts[];
    tracks: TrackFacts[];
  };
}

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

/** The pack with its rows at hand by id. */
export class Content {
  readonly areas;
  readonly houses;
  readonly cards;
  readonly timings;
  readonly events;
  readonly orders;
  readonly units;
  readonly tracks;
  readonly supply;

  constructor(readonly files: Files) {
    this.areas = byId(files.map.areas);
    this.houses = byId(files.houses.houses);
    this.cards = byId(files.house_cards.cards);
    this.timings = byId(files.house_cards.timings);
    this.events = byId(files.westeros_cards.cards);
    this.orders = byId(files.tables.orders);
    this.units = byId(files.tables.units);
    this.tracks = byId(files.tables.tracks);
    this.supply = new Map(files.tables.supply_table.map((row) => [row.level, row.armies]));
  }

  /** Whether two areas touch; units sail between those that do not. */
  touching(a: string, b: string): boolean {
    return this.files.map.borders.some(({ between }) => between.includes(a) && between.includes(b));
  }

  homeOf(area: string): HouseFacts | undefined {
    return this.files.houses.houses.find((house) => house.home === area);
  }
}
