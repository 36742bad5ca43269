/** The liveries of the factions; each has a mark of its own besides, and each seat a number. */

import type { Livery } from "../../plane/colours";

const LIVERIES: Record<string, Livery> = {
  stark: { field: "#5d7382", figure: "#eef3f5", mark: "#ffffff" },
  lannister: { field: "#9a2020", figure: "#ffe09a", mark: "#ffd76a" },
  baratheon: { field: "#c99712", figure: "#241a05", mark: "#1b1404" },
  nights_watch: { field: "#23262c", figure: "#c9d2da", mark: "#e6edf2" },
  free_folk: { field: "#7b5b39", figure: "#f3e3c8", mark: "#f6e9d2" },
  neutral: { field: "#5d4a80", figure: "#ece2ff", mark: "#f1e8ff" },
  siege: { field: "#857f74", figure: "#f1ede4", mark: "#f7f4ec" },
};

export const liveryOf = (faction: string): Livery => LIVERIES[faction] ?? LIVERIES.neutral!;
