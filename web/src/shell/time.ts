/** Time left on a clock, counted on from what the server said. */

import type { ClockFace } from "../protocol";

export function remaining(clock: ClockFace, seat: string, now: number): number | undefined {
  const time = clock.seats[seat];
  if (!time) return undefined;
  return Math.max(0, time.runs ? time.left - Math.max(0, now - clock.now) : time.left);
}

/** `3 d 4 h`, `2:05:00`, `1:05`. */
export function spell(ms: number): string {
  const s = Math.ceil(ms / 1000);
  const days = Math.floor(s / 86_400);
  const hours = Math.floor(s / 3600) % 24;
  if (days) return `${days} d ${hours} h`;
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(s / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}
