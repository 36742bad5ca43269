/** What may be answered to a situation: Orders, cards, abilities and rules. */

import type { Reactions } from "../../reactions.svelte";
import { nameOf, readUse } from "./names";
import { figurines } from "./open";
import { readTable } from "./table";

const ANY_MOMENT = "once_per_game_any";

export const reactions: Reactions = {
  read: ({ board, decision }) => {
    if (decision?.kind !== "figurines.use_effect") return undefined;
    const { options, moment } = decision.space as { options: string[]; moment: { window: string } };
    const { round, active } = readTable(board).course;
    const uses = options.filter((option) => option !== "pass");
    return { pass: "pass", uses, window: moment.window, turn: `${round}/${active}` };
  },
  what: (use) => readUse(use).id,
  anytime: ({ board }, seat) => {
    const { abilities, ncus } = figurines();
    return Object.entries(readTable(board).ncus).flatMap(([id, { card, owner, spent }]) =>
      owner !== seat
        ? []
        : (ncus.get(card)?.abilities ?? [])
            .filter((one) => abilities.get(one)?.windows.includes(ANY_MOMENT))
            .filter((one) => !spent.includes(one))
            .map((one) => `ability:${id}/${one}`),
    );
  },
  call: nameOf,
};
