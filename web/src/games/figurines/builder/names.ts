/** What cards of a list are called. */

import { named } from "../../../words/index.svelte";
import { shortName } from "../names";
import { figurines } from "../open";

/** A character with his title. */
export function fullName(id: string): string {
  const { attachments, ncus } = figurines();
  const card = attachments.get(id) ?? ncus.get(id);
  return card?.title ? `${named(card.name)}, ${named(card.title)}` : shortName(id);
}
