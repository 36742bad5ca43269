/** Shares as people read them. */

import { settings } from "../settings.svelte";

/** A share in percent, as the language writes it; with its sign where it is a change. */
export const percent = (share: number, signed = false) =>
  share
    .toLocaleString(settings.lang, {
      style: "percent",
      signDisplay: signed ? "exceptZero" : "auto",
    })
    .replace("-", "−");
