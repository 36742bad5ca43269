/** Army lists of any game: what a game says of its own, and how they travel in addresses. */

import type { Component } from "svelte";
import type { Judged } from "./judged.svelte";
import type { Saved } from "./saved.svelte";

/** What every list has. */
export interface Listed {
  name: string;
  faction: string;
}

/** What lists are made of: `GET /api/armies/GAME`. */
export interface AnyBook {
  samples: Record<string, unknown>;
}

/** What the server says of any list beside its problems. */
export interface AnyAdvice {
  /** The list as it was understood. */
  army?: unknown;
  points?: number;
  text?: Record<"en" | "fr", string>;
}

export interface BuilderProps<A, B = any> {
  book: B;
  army: A;
  judged: Judged<any>;
  onchange: (army: A) => void;
  /** The size is agreed on and cannot be changed. */
  fixedSize?: boolean;
  disabled?: boolean;
}

/** The lists of a game. */
export interface Lists<A extends Listed> {
  game: string;
  /** An empty list. */
  empty: (faction: string, size: number) => A;
  /** The list that is begun with. */
  first: () => A;
  /** A list with everything that may be left out; undefined where it is none. */
  read: (raw: unknown) => A | undefined;
  sizeOf: (army: A) => number;
  saved: Saved<A>;
}

/** The lists of a game, and how they are shown. */
export interface ArmyKind<A extends Listed> extends Lists<A> {
  /** What is in it, line by line, and a word beside its name. */
  lines: (army: A) => string[];
  note: (army: A) => string;
  /** Load what its drawings and names need. */
  open: () => Promise<unknown>;
  Builder: Component<BuilderProps<A>>;
  Shield: Component<{ faction: string; size?: number }>;
  /** Drawings that shields use. */
  Sprite: Component<Record<string, never>>;
}

/** A list as part of an address. */
export function encodeArmy(army: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(army));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function decodeArmy<A>(text: string, read: (raw: unknown) => A | undefined): A | undefined {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    return read(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** A list without one of its entries. */
export const without = <T>(list: readonly T[], index: number) => list.filter((_, i) => i !== index);

/** A list with one of its entries changed. */
export const withAt = <T>(list: readonly T[], index: number, change: (one: T) => T) =>
  list.map((one, i) => (i === index ? change(one) : one));
