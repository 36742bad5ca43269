/** The content pack of westeros: the parts that the page draws, at hand by their ids. */

import type {
  BoardSide,
  Files as Pack,
  PlanFile,
  SummaryCard,
  Text,
} from "../../made/westeros.content";
import { byId } from "../pack";

export type {
  CommandCardEntry as CommandCard,
  Text as Named,
  UnitCardEntry as UnitCard,
} from "../../made/westeros.content";
export type House = "stark" | "lannister";
export type Rank = "green" | "blue" | "red";

export const HOUSES: readonly House[] = ["stark", "lannister"];
export const RANKS: readonly Rank[] = ["green", "blue", "red"];
export const SYMBOLS = ["green", "blue", "red", "valor", "morale"] as const;

/** A battle plan or a skirmish summary card: what is the same in both, and what one of them says. */
export type Plan = Omit<PlanFile | SummaryCard, "momentum"> & { id: string } & Partial<
    Pick<PlanFile, "directions" | "special_rules"> & Pick<SummaryCard, "commanders">
  >;

export const FILES = [
  "board",
  "dice",
  "morale_track",
  "terrain",
  "unit_cards",
  "commanders",
  "command_cards",
  "skirmish",
] as const;
export type Files = Pick<Pack, (typeof FILES)[number]>;

export interface Space {
  zone: string;
  isBreak: boolean;
  name: Text | undefined;
}

/** The pack with its rows at hand by id. */
export class Content {
  readonly sides;
  readonly terrain;
  readonly markers;
  readonly units;
  readonly keywords;
  readonly figures;
  readonly commanders;
  readonly cards;
  readonly symbols;
  readonly plans;
  readonly skirmishes;
  /** What a commander is worth in a skirmish, by his card. */
  readonly worth: Map<string, number>;

  constructor(
    readonly files: Files,
    plans: readonly Plan[],
  ) {
    this.sides = byId(files.board.sides);
    this.terrain = byId(files.terrain.terrain);
    this.markers = byId(files.terrain.markers);
    this.units = byId(files.unit_cards.units);
    this.keywords = byId(files.unit_cards.keywords);
    this.figures = byId(files.commanders.figures);
    this.commanders = byId(files.commanders.commanders);
    this.cards = byId(files.command_cards.cards);
    this.symbols = byId(files.dice.symbols);
    this.skirmishes = byId(files.skirmish.summary_cards);
    this.plans = byId<Plan>([...plans, ...files.skirmish.summary_cards]);
    this.worth = new Map(
      files.skirmish.setup_cards.flatMap(({ commander }) =>
        commander ? [[commander.commander, commander.value] as const] : [],
      ),
    );
  }

  /** The size of the board that a plan is fought on. */
  sideOf(plan: string): BoardSide {
    const side = this.sides.get(this.plans.get(plan)?.side ?? "A");
    return side ?? this.files.board.sides[0]!;
  }

  /** The hex sides that the direction tokens 1 to 6 stand for. */
  directionsOf(plan: string): string[] {
    return this.plans.get(plan)?.directions ?? this.files.board.direction_indicator.tokens;
  }

  /** The spaces 1 to 11 of a House's side of the morale track. */
  trackOf(plan: string, house: House): Space[] {
    const { spaces, ends } = this.files.morale_track;
    const end = ends.find((one) => one.end === this.plans.get(plan)?.morale_ends[house]);
    const read = (row: { zone: string; is_break?: boolean; name?: Text }): Space => ({
      zone: row.zone,
      isBreak: row.is_break ?? false,
      name: row.name,
    });
    return [...spaces, ...(end ? [end] : [])].map(read);
  }
}
