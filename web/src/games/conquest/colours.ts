/** The liveries of the factions; each has a mark of its own besides, and each seat a number. */

import type { Livery } from "../../plane/colours";

const LIVERIES: Record<string, Livery> = {
  hundred_kingdoms: { field: "#2f4f8f", figure: "#f4ead2", mark: "#ffe08a" },
  spires: { field: "#3d6b4f", figure: "#e9f5d8", mark: "#d8ffb0" },
  nords: { field: "#5c6f7a", figure: "#f2f8fb", mark: "#ffffff" },
  dweghom: { field: "#7a3b1e", figure: "#ffd9a8", mark: "#ffb060" },
  old_dominion: { field: "#4a3f5c", figure: "#e6dcf7", mark: "#d9c2ff" },
  wadrhun: { field: "#7b5b26", figure: "#f8e7bd", mark: "#ffdf7d" },
  city_states: { field: "#86672b", figure: "#fff3d0", mark: "#fff0b0" },
};
const UNKNOWN: Livery = { field: "#555f66", figure: "#f1f1f1", mark: "#ffffff" };

export const liveryOf = (faction: string): Livery => LIVERIES[faction] ?? UNKNOWN;
