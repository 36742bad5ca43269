/** How fast things are shown. */

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** What is told of a scene to reckon its time. */
export interface Timed {
  kind: string;
  beats: number;
  highlight?: boolean | undefined;
}

/** Milliseconds of a beat. */
const BEAT: Record<Pace, number> = { calm: 1150, brisk: 560, instant: 0 };
/** A chain of scenes lasts no longer than this, in milliseconds; one that was asked for takes its time. */
const PATIENCE: Record<Pace, number> = { calm: 16_000, brisk: 4_000, instant: 0 };
export const LEISURE = PATIENCE.calm;
/** What comes while a chain is shown has at least this share of the time of a chain. */
const LEAST = 1 / 3;
/** In a hurry a highlight keeps so much more of its time than the rest, and is seen even if it is late. */
const HIGHLIGHT = 2;
const SEEN = 120;

/** How long a chain may last yet, of which so much was shown. */
export const patience = (pace: Pace, spent = 0) =>
  Math.max(PATIENCE[pace] - spent, PATIENCE[pace] * LEAST);

/** How long each scene of a chain lasts, in milliseconds.
 *
 * A chain that is too long comes faster; what is only said then goes straight to the log.
 */
export function tempo(
  chain: readonly Timed[],
  pace: Pace,
  within: number,
): (scene: Timed) => number {
  const time = ({ beats }: Timed) => beats * BEAT[pace];
  const sum = (of: (scene: Timed) => number) => chain.reduce((n, scene) => n + of(scene), 0);
  if (sum(time) <= within) return time;
  const weight = (scene: Timed) =>
    scene.kind === "line" ? 0 : time(scene) * (scene.highlight ? HIGHLIGHT : 1);
  const share = within / Math.max(1, sum(weight));
  return (scene) =>
    Math.min(time(scene), Math.max(share * weight(scene), scene.highlight ? SEEN : 0));
}
