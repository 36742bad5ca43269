/** The army lists of conquest: how they begin, how they are read, which ones this browser keeps. */

import type { Lists } from "../../../armies/kind";
import { Saved } from "../../../armies/saved.svelte";
import { emptyArmy, readArmy, type Army } from "./army";

export const lists: Lists<Army> = {
  game: "conquest",
  empty: emptyArmy,
  first: () => emptyArmy("hundred_kingdoms", 1000),
  read: readArmy,
  sizeOf: ({ limit }) => limit,
  saved: new Saved("conquest", readArmy),
};
