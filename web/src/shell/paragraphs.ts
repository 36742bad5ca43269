/** The log in chapters and paragraphs: a scene (a battle, a card) folds under its first line. */

import type { EventTold } from "../protocol";

export type Paragraph = {
  head: EventTold;
  /** What follows the first line in the same scene. */
  lines: EventTold[];
  /** Whether the line opens a chapter, such as a round. */
  chapter: boolean;
};

/** A head, or the first line after others have ended, opens a paragraph; what is no deeper ends it. */
export function paragraphs(events: readonly EventTold[]): Paragraph[] {
  const found: Paragraph[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const follows = last && last.head.depth > 0 && event.depth >= last.head.depth;
    if (follows && !(event.head && event.depth === last.head.depth)) last.lines.push(event);
    else found.push({ head: event, lines: [], chapter: event.head && event.depth === 0 });
  }
  return found;
}
