/** The colours of ranks and Houses; each rank has its number of chevrons besides. */

import type { House } from "./content";

export const RANK_COLOURS: Record<string, string> = {
  green: "#2f8a3c",
  blue: "#2b66c4",
  red: "#c22f2a",
};
export const CHEVRONS: Record<string, number> = { green: 1, blue: 2, red: 3 };

interface Livery {
  tile: string;
  spent: string;
  figure: string;
  edge: string;
  field: string;
  mark: string;
  /** Told from the other without colours. */
  hatched?: boolean;
}

export const LIVERIES: Record<House, Livery> = {
  stark: {
    tile: "#e4eaed",
    spent: "#8e989d",
    figure: "#43525e",
    edge: "#f7fafb",
    field: "#5d6f7c",
    mark: "#ffffff",
  },
  lannister: {
    tile: "#ecbd4b",
    spent: "#94773a",
    figure: "#8c1b1b",
    edge: "#fff0c4",
    field: "#9c1f1f",
    mark: "#ffd76a",
    hatched: true,
  },
};

export const liveryOf = (house: string): Livery => LIVERIES[house as House] ?? LIVERIES.stark;
