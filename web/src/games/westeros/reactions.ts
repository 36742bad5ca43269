/** Abilities of commanders that may be used at a moment, or declined. */

import type { Reactions } from "../../reactions.svelte";
import { has, t, voice } from "../../words/index.svelte";
import { commanderName } from "./names";
import { westeros } from "./open";

export const reactions: Reactions = {
  read: ({ decision, steps, round }) => {
    if (decision?.kind !== "westeros.commit_ability") return undefined;
    const uses = (decision.space.options as string[]).filter((option) => option !== "decline");
    const window = String(steps.findLast((step) => step.step === "commit_window")?.moment ?? "");
    return { pass: "decline", uses, window, turn: String(round) };
  },
  what: (use) => use,
  anytime: () => [],
  call: (what) => {
    if (westeros().commanders.has(what)) return commanderName(what);
    const key = `moment-${what.replaceAll("_", "-")}`;
    return has(key) ? t(key) : voice.call(what);
  },
};
