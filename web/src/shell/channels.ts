/** Channels of talk: a channel is the set of seats that hear it; the empty one is everybody. */

import type { Said } from "../protocol";

/** One name for a set of seats; the speaker belongs to it whether named or not. */
export function channelKey(to: readonly string[], seat: string | null): string {
  if (to.length === 0) return "";
  const all = new Set(to);
  if (seat) all.add(seat);
  return [...all].sort().join("/");
}

/** The channels there are: everybody first, then those in which something was said, then a new one. */
export function channelsOf(
  talk: readonly Said[],
  seat: string | null,
  fresh: readonly string[],
): string[][] {
  const found = new Map<string, string[]>([["", []]]);
  for (const { to } of talk) {
    const key = channelKey(to, null);
    if (!found.has(key)) found.set(key, [...to]);
  }
  const key = channelKey(fresh, seat);
  if (!found.has(key)) found.set(key, [...fresh]);
  return [...found.values()];
}
