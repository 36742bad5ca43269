/** The content of conquest, loaded once from the server. */

import type { FactionFile } from "../../made/conquest.content";
import { api } from "../../net/api";
import { filesOf, once, packOf } from "../pack";
import { Content, FILES, type Files } from "./content";

const pack = once("conquest", async () => {
  const { folder, names } = await packOf("conquest");
  const factions = names
    .filter((name) => name.startsWith("factions/"))
    .map((name) => api.file<FactionFile>("conquest", folder, name));
  const files = await filesOf<Files>("conquest", folder, FILES);
  return new Content(files, await Promise.all(factions));
});

export const openConquest = pack.open;
/** The content, once it is loaded: everything inside a table of conquest comes after that. */
export const conquest = pack.at;
