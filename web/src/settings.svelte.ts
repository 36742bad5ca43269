/** What a person has chosen for this browser: language, text size, motion, notifications. */

import { recall, remember } from "./memory";
import type { Pace } from "./narration/pace";
import { LANGUAGES, type Lang } from "./words/speech";

const preferred = (): Lang => {
  const asked = typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2);
  return LANGUAGES.find((lang) => lang === asked) ?? "en";
};

class Settings {
  lang = $state<Lang>(recall("lang", preferred()));
  /** Percent of the usual text size. */
  text = $state<number>(recall("text", 100));
  /** What the person at this browser is called at every table. */
  name = $state<string>(recall("name", ""));
  notify = $state<boolean>(recall("notify", false));
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
    remember("text", this.text);
    remember("name", this.name);
    remember("notify", this.notify);
    remember("confirm", this.confirm);
    remember("curtain", this.curtain);
  }
}

export const settings = new Settings();
