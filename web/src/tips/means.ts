/** What an option means, for whoever asks: by a text of its own, by a rule, or by what puts the question. */

import { api } from "../net/api";
import { useDesk } from "../shell/desk.svelte";
import { useKit } from "../shell/kit";
import { voice } from "../words/index.svelte";
import type { Tip } from "./tips.svelte";

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The rule of an option at a kind of question, or else that of the first of its parts that has one. */
export function ruleOf(
  rules: Rules,
  kind: string,
  option: string,
): { of: string; rule: string } | undefined {
  for (const of of [option, ...option.split(/[/+:]/)]) {
    const rule = rules[kind]?.[of] ?? rules["*"]?.[of];
    if (rule) return { of, rule };
  }
  return undefined;
}

export function useMeaning(): (option: string) => Promise<Tip | undefined> {
  const kit = useKit();
  const { session } = useDesk();
  return async (option) => {
    const own = kit?.means?.(option);
    if (own || !session) return own;
    const asked = session.decision;
    const found = ruleOf((await api.shelves(session.game)).options, asked?.kind ?? "", option);
    if (found) return { title: voice.title(found.of), rule: found.rule };
    const source = asked?.space.source;
    return typeof source === "string" ? kit?.means?.(source) : undefined;
  };
}
