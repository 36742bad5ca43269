/** What somebody has missed: told first by its highlights, then shown for who wants it. */

import { recall, remember } from "../memory";
import { api } from "../net/api";
import type { EventTold } from "../protocol";
import type { Frame } from "./narrator.svelte";
import { choreograph, type Choreography } from "./scenes";

/** So many moments are shown at most, the last ones. */
const MOST = 60;
const AT_ONCE = 6;
/** So many highlights are told. */
const TOLD = 6;

const key = (match: string, seat: string | null) => `seen.${match}.${seat ?? ""}`;

/** How many events somebody had been shown when he last looked; undefined where he never did. */
export const seenBefore = (match: string, seat: string | null) =>
  recall<number | undefined>(key(match, seat), undefined);
export const keepSeen = (match: string, seat: string | null, told: number) =>
  remember(key(match, seat), told);

/** The events that matter most, oldest first. */
export function highlights(
  table: Choreography,
  events: readonly EventTold[],
  frame: Frame,
): EventTold[] {
  const found = events.filter((event) => choreograph(table, event, frame.view)?.highlight);
  return found.slice(-TOLD);
}

/** The table after so many events, and the frames from there to now. */
export async function missed(
  match: string,
  token: string | null,
  seat: string | null,
  told: number,
): Promise<{ before: Frame; frames: Frame[] }> {
  const { moments } = await api.replay(match, token, seat);
  const all = moments ?? [];
  const first = Math.max(
    all.findLastIndex((moment) => moment.told <= told),
    all.length - MOST,
    0,
  );
  const wanted = all.slice(first);
  const frames: Frame[] = [];
  for (let i = 0; i < wanted.length; i += AT_ONCE) {
    const some = wanted.slice(i, i + AT_ONCE);
    frames.push(
      ...(await Promise.all(some.map((one) => api.replay(match, token, seat, one.told)))),
    );
  }
  const [before, ...later] = frames;
  return { before: before!, frames: later };
}
