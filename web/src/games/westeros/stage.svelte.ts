/** What an editor of westeros shows on the board beside the places it offers. */

import { Stage } from "../../board/stage.svelte";
import type { House, Rank } from "./content";

export interface Sight {
  from: string;
  to: string;
}

/** What can be asked on the board: whether a hex is seen from where something stands. */
export interface Vision {
  from: string;
  /** Who looks. */
  name: string;
  /** The hexes that are not seen, each with those that block the line. */
  hidden: Readonly<Record<string, readonly string[]>>;
}

/** A piece that would be put down. */
export interface Ghost {
  hex: string;
  terrain?: string;
  card?: string;
  rank?: Rank;
  house?: House;
  commander?: string;
}

export interface Staging {
  /** A zone of control. */
  zone?: readonly string[];
  /** The way of a move, its start first. */
  path?: readonly string[];
  /** The ways of a move to the hexes that are offered, each with its start first. */
  ways?: Readonly<Record<string, readonly string[]>>;
  sights?: readonly Sight[];
  vision?: Vision | undefined;
  /** Places that are attacked, not gone to. */
  foes?: readonly string[];
  /** Hexes from which the unit could not attack any more. */
  peaceful?: readonly string[];
  /** The units that the question is about. */
  actors?: readonly string[];
  ghost?: Ghost;
  /** Target tokens being laid, by hex. */
  targets?: Readonly<Record<string, string>>;
  /** Order tokens on ramparts as they would lie, "HEX/COLOUR". */
  manned?: Readonly<Record<string, number>>;
  /** Hexes marked as those that matter in secret. */
  secrets?: readonly string[];
}

class BoardStage extends Stage<Staging> {
  /** The hex that is looked at closely. */
  inspected = $state<string | undefined>();
}

export const stage = new BoardStage();
export const { staging } = stage;
