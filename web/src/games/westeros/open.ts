/** The content of westeros, loaded once from the server. */

import { api } from "../../net/api";
import { Content, type Files, type Plan } from "./content";

const FILES = [
  "board",
  "dice",
  "morale_track",
  "terrain",
  "unit_cards",
  "commanders",
  "command_cards",
  "skirmish",
];
const PLAN = /^plans\/(.+)\.json$/;

let opened: Promise<Content> | undefined;
let at: Content | undefined;

export function openWesteros(): Promise<Content> {
  opened ??= load();
  return opened;
}

async function load(): Promise<Content> {
  const [pack] = Object.entries(await api.packs("westeros"));
  if (!pack) throw new Error("westeros has no content");
  const [folder, names] = pack;
  const files = Promise.all(
    FILES.map(
      async (name) => [name, await api.file<unknown>("westeros", folder, `${name}.json`)] as const,
    ),
  );
  const plans = Promise.all(
    names.flatMap((name) => {
      const id = PLAN.exec(name)?.[1];
      return id ? [api.file<Plan>("westeros", folder, name).then((plan) => ({ ...plan, id }))] : [];
    }),
  );
  at = new Content(Object.fromEntries(await files) as unknown as Files, await plans);
  return at;
}

/** The content, once it is loaded: everything inside a table of westeros comes after that. */
export function westeros(): Content {
  if (!at) throw new Error("the content of westeros is not loaded");
  return at;
}
