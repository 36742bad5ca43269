/** Time left on a clock, counted on from what the server said. */

import type { ClockFace, ClockSetting } from "../protocol";
import type { Lang } from "../words/speech";

export function remaining(clock: ClockFace, seat: string, now: number): number | undefined {
  const time = clock.seats[seat];
  if (!time) return undefined;
  return Math.max(0, time.runs ? time.left - Math.max(0, now - clock.now) : time.left);
}

/** The setting that a running clock was made from; none where none runs. */
export const settingOf = (clock: ClockFace | null | undefined): Required<ClockSetting> =>
  clock
    ? { kind: clock.kind, seconds: clock.seconds, increment: clock.increment }
    : { kind: "none", seconds: 86_400, increment: 0 };

/** How a clock is set, in words. */
export function clockWords(
  { kind, seconds, increment }: ClockSetting,
  say: (key: string, facts?: Record<string, number | string>) => string,
): string {
  if (kind === undefined || kind === "none") return say("clock-none");
  const n = seconds ?? 0;
  const time =
    n % 86_400 === 0
      ? say("days", { n: n / 86_400 })
      : n % 3600 === 0
        ? say("hours", { n: n / 3600 })
        : say("minutes", { n: Math.round(n / 60) });
  const what = say(kind === "decision" ? "clock-decision" : "clock-budget");
  const more = kind === "budget" && increment ? ` + ${increment} s` : "";
  return say("told-of", { who: what, what: time + more });
}

/** `3 days 4 hr` or `3 j 4 h`, `2:05:00`, `1:05`; hours that are none are not told. */
export function spell(ms: number, lang: Lang): string {
  const s = Math.ceil(ms / 1000);
  const days = Math.floor(s / 86_400);
  const hours = Math.floor(s / 3600) % 24;
  if (days) {
    const unit = (n: number, of: string) =>
      new Intl.NumberFormat(lang, { style: "unit", unit: of, unitDisplay: "short" }).format(n);
    return [unit(days, "day"), ...(hours ? [unit(hours, "hour")] : [])].join(" ");
  }
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(s / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}
