/** The table as it was after each event: what an event wrote, laid on the board before it. */

import type { EventTold } from "../protocol";

export type Board = Record<string, any>;
export type Changes = NonNullable<EventTold["changes"]>;

/** The board after some changes; only rows of these keys change, where some are named. */
export function lay(board: Board, changes: Changes, only?: readonly string[]): Board {
  const next: Board = { ...board };
  for (const [name, rows] of Object.entries(changes)) {
    if (Array.isArray(rows)) {
      if (!only) [next[name]] = rows;
      continue;
    }
    const table: Record<string, unknown> = { ...next[name] };
    for (const [key, row] of Object.entries(rows as Record<string, unknown>)) {
      if (only && !only.includes(key)) continue;
      if (row === null) delete table[key];
      else table[key] = row;
    }
    next[name] = table;
  }
  return next;
}
