/** Names and messages of a game, as the server hands them out for `montjoie.words`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];

/** A refusal without the rule at its end, where the rule is shown beside it. */
export const withoutRule = (text: string) => text.replace(/ \[[A-Z0-9-]+\]$/, "");

/** In French no line ends before `:`, `;`, `!`, `?` and `»`, or after `«`. */
export const bound = (text: string, lang: Lang) =>
  lang === "fr" ? text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0") : text;

/** A text as it stands alone: with a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function makeBundle(lang: Lang, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  // The first text that has a message keeps it: the game before the kernel.
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: false });
  return bundle;
}

/** What a game says in one language. */
export class Speech {
  private bundle: FluentBundle;

  constructor(
    lang: Lang,
    private names: Record<string, string> = {},
    ...texts: string[]
  ) {
    this.bundle = makeBundle(lang, ...texts);
  }

  /** A message filled with facts; undefined where there is none, or where facts are missing. */
  say(key: string, facts: Record<string, FluentVariable> = {}): string | undefined {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const told = this.bundle.formatPattern(pattern, facts, errors);
    return errors.length ? undefined : told;
  }

  /** What players call a thing: its name, a message of that name, or the parts of a path of ids. */
  call(id: string): string {
    const found = this.names[id] ?? this.say(id);
    if (found !== undefined) return found;
    // Things of one kind are told apart by a number.
    const [, kind, number] = /^(.+)_(\d+)$/.exec(id) ?? [];
    if (kind !== undefined && kind in this.names) return `${this.names[kind]} ${number}`;
    const [, seat] = /^seat-(\d+)$/.exec(id) ?? [];
    if (seat !== undefined) return this.say("numbered-seat", { number: seat }) ?? id;
    if (id.includes("/")) {
      return id
        .split("/")
        .map((part) => this.call(part))
        .join(" · ");
    }
    return id.replaceAll("_", " ");
  }
}
