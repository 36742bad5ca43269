/** The content pack of throne: the parts that the page draws, at hand by their ids. */

import type { Files as Pack, House } from "../../made/throne.content";
import { byId } from "../pack";

export type {
  AreaEntry as Area,
  CardEntry as HouseCard,
  House as HouseFacts,
  OrderToken,
  Text as Named,
} from "../../made/throne.content";

export const FILES = ["map", "houses", "house_cards", "westeros_cards", "tables"] as const;
export type Files = Pick<Pack, (typeof FILES)[number]>;

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

  homeOf(area: string): House | undefined {
    return this.files.houses.houses.find((house) => house.home === area);
  }
}
