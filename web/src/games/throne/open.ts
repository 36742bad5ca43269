/** The content of throne, loaded once from the server, and the board drawn from it. */

import { api } from "../../net/api";
import { draw, type Drawing } from "./board/drawing";
import { Content, type Files } from "./content";

let opened: Promise<{ content: Content; drawing: Drawing }> | undefined;
let at: { content: Content; drawing: Drawing } | undefined;

export function openThrone(): Promise<{ content: Content; drawing: Drawing }> {
  opened ??= load();
  return opened;
}

async function load(): Promise<{ content: Content; drawing: Drawing }> {
  const [pack] = Object.entries(await api.packs("throne"));
  if (!pack) throw new Error("throne has no content");
  const files = await Promise.all(
    ["map", "houses", "house_cards", "westeros_cards", "tables"].map(
      async (name) => [name, await api.file<unknown>("throne", pack[0], `${name}.json`)] as const,
    ),
  );
  const content = new Content(Object.fromEntries(files) as unknown as Files);
  at = { content, drawing: draw(content) };
  return at;
}

/** The content, once it is loaded: everything inside a table of throne comes after that. */
export function throne(): { content: Content; drawing: Drawing } {
  if (!at) throw new Error("the content of throne is not loaded");
  return at;
}
