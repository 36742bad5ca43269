/** How fast things are shown. */

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds of a beat. */
const BEAT: Record<Pace, number> = { calm: 1150, brisk: 560, instant: 0 };
/** A chain of scenes lasts no longer than this, in milliseconds: they come faster, highlights least of all. */
const PATIENCE: Record<Pace, number> = { calm: 16_000, brisk: 8_000, instant: 0 };
const FASTEST = 0.1;
const HIGHLIGHT = 0.5;

/** How much faster so many beats have to come, as a share of their time. */
export const hurried = (beats: number, pace: Pace) =>
  Math.min(1, PATIENCE[pace] / Math.max(1, beats * BEAT[pace]));

export function lasting(beats: number, pace: Pace, hurry = 1, highlight = false): number {
  return Math.round(beats * BEAT[pace] * Math.max(hurry, highlight ? HIGHLIGHT : FASTEST));
}
