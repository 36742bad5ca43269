/** The army lists of figurines: how they begin, how they are read, which ones this browser keeps. */

import type { Lists } from "../../../armies/kind";
import { Saved } from "../../../armies/saved.svelte";
import { emptyArmy, readArmy, type Army } from "./army";

export const lists: Lists<Army> = {
  game: "figurines",
  empty: emptyArmy,
  first: () => emptyArmy("stark", 40),
  read: readArmy,
  sizeOf: ({ size }) => size,
  saved: new Saved("figurines", readArmy),
};
