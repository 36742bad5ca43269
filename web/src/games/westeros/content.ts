/** The content pack of westeros as the server hands it out: the parts that the page draws. */

import type { Lang } from "../../words/speech";

export type Named = Record<Lang, string>;
export type House = "stark" | "lannister";
export type Rank = "green" | "blue" | "red";

export const HOUSES: readonly House[] = ["stark", "lannister"];
export const RANKS: readonly Rank[] = ["green", "blue", "red"];
export const SYMBOLS = ["green", "blue", "red", "valor", "morale"] as const;
export type SymbolId = (typeof SYMBOLS)[number];

export interface BoardSide {
  id: string;
  columns: number;
  rows: number;
}

export interface TerrainFacts {
  id: string;
  name: Named;
  text: Named;
  kind: "hex" | "token";
}

export interface UnitCard {
  id: string;
  house: House;
  name: Named;
  class: "infantry" | "cavalry" | "ranged";
  keywords: { id: string; x?: number }[];
  strength: number;
  range: number;
  order_table: Record<Rank, { options: { move: number; attack: boolean }[]; dice: number }>;
}

export interface Ability {
  text: Named;
}

export interface CommanderFacts {
  id: string;
  figure: string;
  title: Named;
  command_limit: number;
  capture_rating: number;
  unit_card: string;
  unit_ability: Ability;
  commit_ability: Ability;
}

export interface CommandCard {
  id: string;
  house: House;
  figure?: string;
  name: Named;
  commands: { cost: number; text: Named }[];
  tactic?: { timing: string; text: Named };
}

export interface SpecialRule {
  rule: string;
  name: Named;
  text: Named;
}

/** A battle plan or a skirmish summary card: what is the same in both. */
export interface Plan {
  id: string;
  number?: number;
  name: Named;
  side: string;
  round_limit: number;
  command_tokens: number;
  order_value: number;
  command_value: number;
  morale_ends: Record<House, string>;
  victory: { text: Named };
  special_rules?: SpecialRule[];
  directions?: string[];
  commanders?: { max_count: number; max_total_value: number };
}

export interface SetupCard {
  id: string;
  house: House;
  commander?: { commander: string; value: number; rank: Rank };
}

export interface Files {
  board: { sides: BoardSide[]; direction_indicator: { tokens: string[] } };
  dice: {
    die: { faces: string[] };
    symbols: { id: string; name: Named; combat: Named; order: Named }[];
  };
  morale_track: {
    zones: { id: string; name: Named; text: Named }[];
    spaces: { space: number; zone: string; is_break?: boolean }[];
    ends: { space: number; zone: string; is_break?: boolean; end: string; name: Named }[];
  };
  terrain: { terrain: TerrainFacts[]; markers: TerrainFacts[] };
  unit_cards: { keywords: { id: string; name: Named; text: Named }[]; units: UnitCard[] };
  commanders: {
    figures: { id: string; house: House; name: Named; mounted: boolean }[];
    commanders: CommanderFacts[];
  };
  command_cards: { cards: CommandCard[] };
  skirmish: { summary_cards: Plan[]; setup_cards: SetupCard[] };
}

const byId = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

export interface Space {
  zone: string;
  isBreak: boolean;
  name: Named | undefined;
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
  readonly plans: Map<string, Plan>;
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
    this.plans = byId([...plans, ...files.skirmish.summary_cards]);
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
    const read = (row: { zone: string; is_break?: boolean; name?: Named }): Space => ({
      zone: row.zone,
      isBreak: row.is_break ?? false,
      name: row.name,
    });
    return [...spaces, ...(end ? [end] : [])].map(read);
  }
}
