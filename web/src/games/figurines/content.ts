/** The content pack of figurines: the parts that the page draws, at hand by their ids. */

import type {
  Files as Pack,
  Mission,
  ObjectiveCard,
  SiegeCard,
  TacticsCard,
} from "../../made/figurines.content";
import { byId } from "../pack";

export type { Profile as Attack, Text as Named } from "../../made/figurines.content";

/** A card that is read: of a hand, a mission, an objective. */
export type AnyCard = TacticsCard | Mission | SiegeCard | ObjectiveCard;

export const FILES = [
  "units",
  "attachments",
  "ncus",
  "abilities",
  "tactics_cards",
  "objective_cards",
  "missions",
  "siege_cards",
  "terrain",
  "trays",
  "tactics_board",
  "modes",
] as const;
export type Files = Pick<Pack, (typeof FILES)[number]>;

/** The content with everything found by its id. */
export class Content {
  readonly units;
  readonly attacks;
  readonly attachments;
  readonly ncus;
  readonly abilities;
  readonly cards;
  readonly objectives;
  readonly missions;
  readonly siege;
  readonly keywords;
  readonly terrain;
  readonly trays;
  readonly zones;
  readonly modes;
  readonly factions;
  readonly tokenRadius;
  readonly rounds;

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

  /** A card that is read, of any kind. */
  plain(id: string): AnyCard | undefined {
    return (
      this.cards.get(id) ?? this.missions.get(id) ?? this.siege.get(id) ?? this.objectives.get(id)
    );
  }
}
