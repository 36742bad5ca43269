/** The language in use, the page's own words, and the names of the game at hand. */

import type { FluentVariable } from "@fluent/bundle";
import { api } from "../net/api";
import { settings } from "../settings.svelte";
import { bound, capital, LANGUAGES, makeBundle, Speech, type Lang } from "./speech";

/** What the page says: LANG.ftl at any table, GAME.LANG.ftl at those of a game. */
const files = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const spokenIn = (lang: Lang) =>
  Object.entries(files).flatMap(([name, text]) => (name.endsWith(`${lang}.ftl`) ? [text] : []));

const page = {
  en: makeBundle("en", ...spokenIn("en")),
  fr: makeBundle("fr", ...spokenIn("fr")),
};

/** A sentence of the page in the language in use. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = page[settings.lang].getMessage(key)?.value;
  return pattern
    ? bound(page[settings.lang].formatPattern(pattern, facts, []), settings.lang)
    : key;
}

/** Whether the page has such a sentence. */
export const has = (key: string) => page[settings.lang].hasMessage(key);

/** A text or a name in the language in use. */
export const named = (name: Record<Lang, string>) => bound(name[settings.lang], settings.lang);

/** What a game says, in every language. */
export async function speechesOf(game: string): Promise<Record<Lang, Speech>> {
  const told = await Promise.all(LANGUAGES.map((lang) => api.words(game, lang)));
  return Object.fromEntries(
    LANGUAGES.map((lang, i) => {
      const { names, messages, kernel } = told[i]!;
      return [lang, new Speech(lang, names, messages, kernel)];
    }),
  ) as Record<Lang, Speech>;
}

/** What the game whose table is open calls things. */
class Voice {
  #speeches = $state.raw<Record<Lang, Speech>>({ en: new Speech("en"), fr: new Speech("fr") });

  async open(game: string): Promise<void> {
    this.#speeches = await speechesOf(game);
  }

  call = (id: unknown) => this.#speeches[settings.lang].call(String(id));

  /** What a thing is called where its name stands alone, as on a button. */
  title = (id: unknown) => capital(this.call(id));

  say = (key: string, facts?: Record<string, FluentVariable>) =>
    this.#speeches[settings.lang].say(key, facts);
}

export const voice = new Voice();
