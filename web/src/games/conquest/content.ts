/** The content pack of conquest: the parts that the page draws, at hand by their ids. */

import type { Text } from "../../protocol";
import type {
  CharacterEntry,
  FactionFile,
  Files as Pack,
  RegimentEntry,
  SpecialRule,
  Worded,
} from "../../made/conquest.content";
import { byId } from "../pack";

export type { CharacterEntry, FactionFile, RegimentEntry } from "../../made/conquest.content";

export const FILES = [
  "stands",
  "special_rules",
  "draw_events",
  "masteries",
  "scenarios",
  "terrain",
  "secondary_objectives",
] as const;
export type Files = Pick<Pack, (typeof FILES)[number]>;

/** A regiment or a character. */
export type Card = (RegimentEntry | CharacterEntry) & { faction: string };

export const isCharacter = (card: RegimentEntry | CharacterEntry): card is CharacterEntry =>
  "warband" in card;

/** Everything of a faction that does something. */
const worded = (file: FactionFile): readonly Worded[] => [
  ...(file.army_rules ?? []),
  ...(file.officers ?? []),
  ...(file.rules ?? []),
  ...(file.draw_events ?? []),
  ...(file.spells ?? []),
  ...(file.abilities ?? []),
  ...(file.upgrades ?? []),
  ...(file.items ?? []),
  ...(file.supremacy_abilities ?? []),
];

/** The content with everything found by its id. */
export class Content {
  readonly stands;
  readonly rules: ReadonlyMap<string, SpecialRule | Worded>;
  readonly drawEvents;
  readonly masteries;
  readonly scenarios;
  readonly rounds;
  readonly pieces;
  readonly ground;
  readonly layouts;
  readonly secondaries;
  readonly factions: ReadonlyMap<string, FactionFile>;
  readonly cards: ReadonlyMap<string, Card>;
  /** What everything does, by its id, and by its faction and id where several share it. */
  readonly texts: ReadonlyMap<string, Text>;

  constructor(files: Files, factions: readonly FactionFile[]) {
    this.stands = byId(files.stands.stands);
    this.drawEvents = byId(files.draw_events.draw_events);
    this.masteries = byId(files.masteries.masteries);
    this.scenarios = byId(files.scenarios.scenarios);
    this.rounds = files.scenarios.rounds;
    this.pieces = byId(files.terrain.pieces);
    this.ground = byId(files.terrain.zonal_rules);
    this.layouts = files.terrain.layouts;
    this.secondaries = byId(files.secondary_objectives.cards);
    this.factions = new Map(factions.map((file) => [file.faction.id, file]));
    this.rules = byId<SpecialRule | Worded>([
      ...files.special_rules.special_rules,
      ...files.special_rules.command_models,
      ...factions.flatMap((file) => [...(file.rules ?? []), ...(file.officers ?? [])]),
    ]);
    const common = [
      ...files.special_rules.special_rules,
      ...files.special_rules.command_models,
      ...files.draw_events.draw_events,
      ...files.masteries.masteries,
      ...files.terrain.zonal_rules,
    ];
    this.texts = new Map([
      ...factions.flatMap((file) =>
        worded(file).flatMap(({ id, text }): [string, Text][] => [
          [id, text],
          [`${file.faction.id} ${id}`, text],
        ]),
      ),
      ...common.map(({ id, text }) => [id, text] as const),
    ]);
    this.cards = new Map(
      factions.flatMap((file) =>
        [...file.regiments, ...file.characters].map(
          (card) => [card.id, { ...card, faction: file.faction.id }] as const,
        ),
      ),
    );
  }

  /** The size of one stand of a regiment. */
  standOf(entry: string): { width: number; depth: number } {
    return (
      this.stands.get(this.cards.get(entry)?.type ?? "infantry") ?? { width: 2441, depth: 2441 }
    );
  }

  /** Whether a character rides on his monster and has no stand of his own (CON-SPR-09). */
  rides(entry: string): boolean {
    return this.cards.get(entry)?.special_rules?.some(({ id }) => id === "rider") ?? false;
  }
}
