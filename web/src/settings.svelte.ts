/** What a person has chosen for this browser: language, theme, text size, motion, notifications. */

import { recall, remember } from "./memory";
import type { Pace } from "./narration/pace";
import { LANGUAGES, type Lang } from "./words/speech";

/** As the system is, by day or by night. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const preferred = (): Lang => {
  const asked = typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2);
  return LANGUAGES.find((lang) => lang === asked) ?? "en";
};

class Settings {
  lang = $state<Lang>(recall("lang", preferred()));
  theme = $state<Theme>(recall("theme", "system"));
  /** Percent of the usual text size. */
  text = $state<number>(recall("text", 100));
  /** What the person at this browser is called at every table. */
  name = $state<string>(recall("name", ""));
  notify = $state<boolean>(recall("notify", false));
  /** This browser is told of my turns even when it shows no page. */
  push = $state<boolean>(recall("push", false));
  /** Ask again before an answer that cannot be taken back. */
  confirm = $state<boolean>(recall("confirm", true));

  /** Cover the table while a shared screen changes hands. */
  curtain = $state<boolean>(recall("curtain", true));

  /** How fast things are shown, and how loud in percent; sounds are off until they are wanted. */
  pace = $state<Pace>(recall("pace", "brisk"));
  volume = $state<number>(recall("volume", 0));

  keep() {
    remember("pace", this.pace);
    remember("volume", this.volume);
    remember("lang", this.lang);
    remember("theme", this.theme);
    remember("text", this.text);
    remember("name", this.name);
    remember("notify", this.notify);
    remember("push", this.push);
    remember("confirm", this.confirm);
    remember("curtain", this.curtain);
  }
}

export const settings = new Settings();
