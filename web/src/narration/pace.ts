/** How fast things are shown. */

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds of a beat. */
const BEAT: Record<Pace, number> = { calm: 1150, brisk: 560, instant: 0 };
/** With more beats than this to come, they come faster, down to a share of their time. */
const PATIENCE = 26;
const FASTEST = 0.3;

export function lasting(beats: number, pace: Pace, toCome: number): number {
  const hurry = toCome > PATIENCE ? Math.max(FASTEST, PATIENCE / toCome) : 1;
  return Math.round(beats * BEAT[pace] * hurry);
}
