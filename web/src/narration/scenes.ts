/** What is shown of an event: one small language of scenes, filled in by a table for each game. */

import type { EventTold, View } from "../protocol";
import type { Spot } from "./way";

export type Sound = "steps" | "horn" | "dice" | "clash" | "card" | "fall" | "coin" | "yours";
export type Facts = Readonly<Record<string, any>>;

export interface DieShown {
  /** A number, or the name of a symbol. */
  face: number | string;
  /** What it showed before it was rolled again. */
  before?: number | string | undefined;
  /** Whether it succeeds, where that is known. */
  good?: boolean | undefined;
}

/** What is seen. Places and pieces are named by the ids of the board. */
export type Show =
  /** Pieces go along a way. `cargo` is what the board draws under way where pieces have no ids. */
  | {
      kind: "travel";
      way: readonly (string | Spot)[];
      piece?: string;
      attack?: boolean;
      cargo?: unknown;
    }
  /** One strikes, shoots at, charges or supports another. */
  | { kind: "strike"; from: string; to: string; ranged?: boolean; friendly?: boolean }
  /** Cards are turned face up. */
  | { kind: "cards"; cards: readonly { id: string; who?: string | undefined }[] }
  /** Dice roll and settle. `need` is what a die has to show. */
  | { kind: "dice"; who?: string; dice: readonly DieShown[]; need?: string; result?: number }
  /** Numbers count up or down. */
  | { kind: "count"; rows: readonly { who: string; from?: number; to: number }[] }
  /** Something of weight is announced. */
  | { kind: "herald"; tone: "chapter" | "battle" | "danger" | "victory" }
  /** Something befalls a place: figures fall, tokens come. */
  | { kind: "float"; at: string; text: string; tone: "good" | "bad" }
  /** Tokens that lay face down are turned over where they lie. */
  | { kind: "turn"; places: readonly string[] }
  /** The sentence alone. */
  | { kind: "line" };

/** How it is shown. */
export interface Manner {
  /** How long it lasts. */
  beats?: number;
  sound?: Sound;
  /** The rows that change when it begins; the others follow when it ends. Without it all change at first. */
  first?: readonly string[];
  /** Told first in a recap. */
  highlight?: boolean;
}

export type Scene = Show & Manner & { event: EventTold; beats: number };

/** For each kind of event, without the name of its game: what is shown of it; undefined is passed over. */
export type Choreography = Readonly<
  Record<string, (facts: Facts, before: View) => (Show & Manner) | undefined>
>;

const BEATS: Record<Show["kind"], number> = {
  travel: 1.5,
  strike: 1.1,
  cards: 2.4,
  dice: 2,
  count: 1.8,
  herald: 1.8,
  float: 0.9,
  turn: 2.2,
  line: 0.5,
};
const SOUNDS: Partial<Record<Show["kind"], Sound>> = {
  travel: "steps",
  strike: "clash",
  cards: "card",
  dice: "dice",
  count: "coin",
  herald: "horn",
  turn: "card",
};

const THE_END: Choreography[string] = () => ({
  kind: "herald",
  tone: "victory",
  beats: 3,
  highlight: true,
});

/** The scene of an event; none where the table of the game passes it over. */
export function choreograph(
  table: Choreography,
  event: EventTold,
  before: View,
): Scene | undefined {
  const name = event.kind.slice(event.kind.indexOf(".") + 1);
  const make = event.kind === "kernel.game_over" ? THE_END : table[name];
  const shown: (Show & Manner) | undefined = make
    ? make(event.facts, before)
    : event.head
      ? { kind: "herald", tone: "chapter", beats: 1 }
      : { kind: "line" };
  if (!shown) return undefined;
  const sound = shown.sound ?? SOUNDS[shown.kind];
  return {
    ...shown,
    ...(sound ? { sound } : {}),
    beats: shown.beats ?? BEATS[shown.kind],
    event,
  };
}
