/** The content pack of figurines as the server hands it out: the parts that the page draws. */

import type { Lang } from "../../words/speech";

export type Named = Record<Lang, string>;

export interface Attack {
  id: string;
  name: Named;
  kind: "melee" | "ranged";
  to_hit: number;
  /** By the ranks left, the whole unit first. */
  dice: number[];
  range?: number;
  abilities?: string[];
}

export interface UnitCard {
  id: string;
  name: Named;
  faction: string;
  type: string;
  tray: string;
  points: number;
  speed: number;
  defense?: number;
  morale?: number;
  figures: number;
  ranks: number;
  files: number;
  wounds: number;
  attacks: Attack[];
  abilities?: string[];
}

export interface Attachment {
  id: string;
  name: Named;
  title?: Named;
  faction: string;
  type: string;
  points: number;
  commander?: boolean;
  cards?: string[];
  abilities?: string[];
}

export interface NcuCard {
  id: string;
  name: Named;
  title?: Named;
  faction: string;
  points: number;
  commander?: boolean;
  cards?: string[];
  abilities?: string[];
}

export interface Ability {
  id: string;
  name: Named;
  kind: string;
  text: Named;
  once?: string;
}

export interface TacticsCard {
  id: string;
  name: Named;
  faction?: string;
  commander?: string;
  text: Named;
  zone_bonus?: { zones: string[]; text: Named };
}

/** Objective cards, missions and siege cards: a name and what it does. */
export interface PlainCard {
  id: string;
  name: Named;
  text: Named;
  vp?: number;
  side?: string;
}

export interface Tray {
  id: string;
  width: number;
  depth: number;
  border: "diagonal" | "square";
}

export interface Keyword {
  id: string;
  name: Named;
  text: Named;
}

export interface TerrainKind {
  id: string;
  name: Named;
  keywords: string[];
  footprint: { shape: "ellipse" | "rectangle"; width: number; depth: number };
}

export interface Mode {
  id: string;
  name: Named;
  text: Named;
}

export interface Zone {
  id: string;
  name: Named;
  text: Named;
}

export interface Files {
  units: { units: UnitCard[]; factions: { id: string; name: Named }[] };
  attachments: { attachments: Attachment[] };
  ncus: { ncus: NcuCard[] };
  abilities: { abilities: Ability[] };
  tactics_cards: { cards: TacticsCard[] };
  objective_cards: { cards: PlainCard[] };
  missions: { missions: PlainCard[] };
  siege_cards: { cards: PlainCard[] };
  terrain: { keywords: Keyword[]; terrain: TerrainKind[] };
  trays: { token_radius: number; trays: Tray[] };
  tactics_board: { zones: Zone[] };
  modes: { numbers: { rounds: number }; modes: Mode[] };
}

const byId = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** The content with everything found by its id. */
export class Content {
  readonly units: Map<string, UnitCard>;
  readonly attacks: Map<string, Attack>;
  readonly attachments: Map<string, Attachment>;
  readonly ncus: Map<string, NcuCard>;
  readonly abilities: Map<string, Ability>;
  readonly cards: Map<string, TacticsCard>;
  readonly objectives: Map<string, PlainCard>;
  readonly missions: Map<string, PlainCard>;
  readonly siege: Map<string, PlainCard>;
  readonly keywords: Map<string, Keyword>;
  readonly terrain: Map<string, TerrainKind>;
  readonly trays: Map<string, Tray>;
  readonly zones: readonly Zone[];
  readonly modes: Map<string, Mode>;
  readonly factions: Map<string, { id: string; name: Named }>;
  readonly tokenRadius: number;
  readonly rounds: number;

  constructor(files: Files) {
    this.units = byId(files.units.units);
    this.attacks = byId(files.units.units.flatMap((unit) => unit.attacks));
    this.factions = byId(files.units.factions);
    this.attachments = byId(files.attachments.attachments);
    this.ncus = byId(files.ncus.ncus);
    this.abilities = byId(files.abilities.abilities);
    this.cards = byId(files.tactics_cards.cards);
    this.objectives = byId(files.objective_cards.cards);
    this.missions = byId(files.missions.missions);
    this.siege = byId(files.siege_cards.cards);
    this.keywords = byId(files.terrain.keywords);
    this.terrain = byId(files.terrain.terrain);
    this.trays = byId(files.trays.trays);
    this.zones = files.tactics_board.zones;
    this.modes = byId(files.modes.modes);
    this.tokenRadius = files.trays.token_radius;
    this.rounds = files.modes.numbers.rounds;
  }

  /** The size of a unit's tray. */
  sizeOf(card: string): { width: number; depth: number } {
    return this.trays.get(this.units.get(card)?.tray ?? "") ?? { width: 2000, depth: 2000 };
  }

  /** A card that is read: of a hand, a mission, an objective. */
  plain(id: string): TacticsCard | PlainCard | undefined {
    return (
      this.cards.get(id) ?? this.missions.get(id) ?? this.siege.get(id) ?? this.objectives.get(id)
    );
  }
}
