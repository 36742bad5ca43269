/** Games with a board of their own; every other game is shown by tables and generic editors. */

import type { Component } from "svelte";
import type { AnswerOf } from "../editors/space";
import type { EventTold, View } from "../protocol";
import type { Choreography } from "../narration/scenes";
import type { Reactions } from "../reactions.svelte";
import type { ReadThrow } from "../shell/dice";
import type { Tip } from "../tips/tips.svelte";

export interface BoardProps {
  view: View;
  /** The seat looked from. */
  seat: string | null;
}

export interface EditorProps<S> {
  space: S;
  answer: AnswerOf<S> | undefined;
  onchange: (answer: unknown) => void;
  disabled?: boolean | undefined;
}

/** An editor of any form. */
export type AnyEditor = Component<EditorProps<any>>;

export interface FaceProps {
  id: string;
  size?: "small" | "large";
}

/** A part beside the board that may look back at what was told. */
export type SceneProps = BoardProps & { events: readonly EventTold[] };

/** What a game brings to the page. */
export interface Kit {
  Board: Component<BoardProps>;
  /** Tracks, cards and houses beside the board. */
  Side: Component<SceneProps>;
  /** What is going on right now, above the editor; such as a battle. */
  Scene?: Component<SceneProps>;
  /** How an option, an item or a value is drawn. */
  Face: Component<FaceProps>;
  editors: Record<string, AnyEditor>;
  /** Phase in a word or two, a message key of the page. */
  phase: (view: View) => string | undefined;
  /** The round in words, where it is not called a turn. */
  round?: (view: View) => string | undefined;
  /** How events tell dice, where they do not as those of any game do. */
  dice?: ReadThrow;
  /** What is shown of each kind of event. */
  scenes: Choreography;
  /** What an option, a token or a card means: in words of its own, or by a rule. */
  means?: (id: string) => Tip | undefined;
  /** Questions that may be passed, where the game puts some. */
  reactions?: Reactions;
  /** Whether one press of an option is the whole answer: more is asked before anything is done for good. */
  quick?: (view: View, answer: unknown) => boolean;
  /** A die with a symbol, where dice have no numbers. */
  Symbol?: Component<{ symbol: string }>;
  /** The colour of a seat, or of who plays it. */
  colour: (seat: string) => string | undefined;
}

const kits: Record<string, () => Promise<{ open: () => Promise<Kit> }>> = {
  conquest: () => import("./conquest"),
  figurines: () => import("./figurines"),
  throne: () => import("./throne"),
  westeros: () => import("./westeros"),
};

/** Games whose players bring armies: where a list is built, and where the lobby asks for lists. */
const builders: Record<
  string,
  {
    page: () => Promise<{ default: Component<{ given: string | null }> }>;
    seats: () => Promise<{ default: Component<SeatArmiesProps> }>;
  }
> = {
  conquest: {
    page: () => import("./conquest/builder/ArmyPage.svelte"),
    seats: () => import("./conquest/builder/SeatArmies.svelte"),
  },
  figurines: {
    page: () => import("./figurines/builder/ArmyPage.svelte"),
    seats: () => import("./figurines/builder/SeatArmies.svelte"),
  },
};

/** The army of each seat, as an option of a new match. */
export interface SeatArmiesProps {
  seats: readonly string[];
  size: number;
  armies: Readonly<Record<string, any>>;
  onchange: (armies: Record<string, any>) => void;
}

/** What more of the table may be chosen in the lobby, beside the options that have a field. */
export interface TableProps {
  options: Readonly<Record<string, unknown>>;
  chosen: Readonly<Record<string, unknown>>;
  onchange: (chosen: Record<string, unknown>) => void;
}
const tables: Record<string, () => Promise<{ default: Component<TableProps> }>> = {
  conquest: () => import("./conquest/builder/Layouts.svelte"),
};
export const tableChoice = (game: string) => tables[game]?.().then((module) => module.default);

/** Whether players of a game bring armies. */
export const hasArmies = (game: string) => game in builders;

export const armyPage = (game: string) => builders[game]?.page().then((module) => module.default);
export const seatArmies = (game: string) =>
  builders[game]?.seats().then((module) => module.default);

export async function openKit(game: string): Promise<Kit | undefined> {
  const load = kits[game];
  return load ? (await load()).open() : undefined;
}
