/** The content of figurines, loaded once from the server. */

import { api } from "../../net/api";
import { Content, type Files } from "./content";

const FILES = [
  "units",
  "attachments",
  "ncus",
  "abilities",
  "tactics_cards",
  "objective_cards",
  "missions",
  "siege_cards",
  "terrain",
  "trays",
  "tactics_board",
  "modes",
];

let opened: Promise<Content> | undefined;
let at: Content | undefined;

export function openFigurines(): Promise<Content> {
  opened ??= load();
  return opened;
}

async function load(): Promise<Content> {
  const [folder] = Object.keys(await api.packs("figurines"));
  if (folder === undefined) throw new Error("figurines has no content");
  const files = await Promise.all(
    FILES.map(
      async (name) => [name, await api.file<unknown>("figurines", folder, `${name}.json`)] as const,
    ),
  );
  at = new Content(Object.fromEntries(files) as unknown as Files);
  return at;
}

/** The content, once it is loaded: everything inside a table of figurines comes after that. */
export function figurines(): Content {
  if (!at) throw new Error("the content of figurines is not loaded");
  return at;
}
