/** Games with a board of their own; every other game is shown by tables and generic editors. */

import type { Component } from "svelte";
import type { EventTold, View } from "../protocol";
import type { ReadThrow } from "../shell/dice";

export interface BoardProps {
  view: View;
  /** The seat looked from. */
  seat: string | null;
}

export interface EditorProps<S = unknown, A = unknown> {
  space: S;
  answer: A;
  onchange: (answer: unknown) => void;
  disabled?: boolean;
}

export interface FaceProps {
  id: string;
  size?: "small" | "large";
}

/** What a game brings to the page. */
export interface Kit {
  Board: Component<BoardProps>;
  /** Tracks, cards and houses beside the board. */
  Side: Component<BoardProps>;
  /** What is going on right now, above the editor; such as a battle. */
  Scene?: Component<BoardProps & { events: readonly EventTold[] }>;
  /** How an option, an item or a value is drawn. */
  Face: Component<FaceProps>;
  editors: Record<string, Component<EditorProps<any, any>>>;
  /** Whether the answer starts what cannot be taken back. */
  weighty: (view: View, answer: unknown) => boolean;
  /** Phase in a word or two, a message key of the page. */
  phase: (view: View) => string | undefined;
  /** How events tell dice, where they do not as those of any game do. */
  dice?: ReadThrow;
  /** The mark of a seat: its colour, and the drawing. */
  Seat?: Component<{ seat: string; view: View }>;
}

const kits: Record<string, () => Promise<{ open: () => Promise<Kit> }>> = {
  throne: () => import("./throne"),
  westeros: () => import("./westeros"),
};

export async function openKit(game: string): Promise<Kit | undefined> {
  const load = kits[game];
  return load ? (await load()).open() : undefined;
}
