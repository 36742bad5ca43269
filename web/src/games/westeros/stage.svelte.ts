/** What an editor of westeros shows on the board beside the places it offers. */

import type { House, Rank } from "./content";

export interface Sight {
  from: string;
  to: string;
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
  sights?: readonly Sight[];
  /** Places that are attacked, not gone to. */
  foes?: readonly string[];
  /** Hexes from which the unit could not attack any more. */
  peaceful?: readonly string[];
  /** The units that the question is about. */
  actors?: readonly string[];
  ghost?: Ghost;
  /** Target tokens being laid, by hex. */
  targets?: Readonly<Record<string, string>>;
}

class Stage {
  shown = $state.raw<Staging>({});
}

export const stage = new Stage();

/** While an editor is open it shows this on the board. */
export function staging(make: () => Staging): void {
  $effect(() => {
    const shown = make();
    stage.shown = shown;
    return () => {
      if (stage.shown === shown) stage.shown = {};
    };
  });
}
