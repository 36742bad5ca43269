/** What the server tells about the table when it is asked. */

import type { Point } from "../../plane/geometry";
import type { Session } from "../../session.svelte";
import type { RawOdds } from "./odds";

export interface TableLook {
  zones: Record<string, Point[]>;
  /** Which unit controls a token. */
  held: Record<string, string>;
  needed: Record<string, number>;
  engaged: [string, string][];
  ranks: Record<string, number>;
}

export interface Sight {
  seen: boolean;
  line: Point[];
  blocked_by: string[];
  distance: number;
  arc: string[];
  cover: string;
}

export interface Part {
  value: number;
  rule: string;
  source: string;
  layer: string;
}

/** How far a unit goes and strikes, as `previews.unit` tells it. */
export interface Reach {
  speed: number;
  parts: Part[];
  march: number;
  charge: [number, number];
  threat: Point[];
  ranges: Record<string, Point[]>;
}

export interface UnitLook extends Reach {
  borders: Point[][];
  engaged: string[];
  sights: Record<string, Sight>;
}

export interface ChargeLook {
  legal: boolean;
  arc?: string[];
  needed?: number;
  dice?: number;
  chance?: number;
  disorderly?: number;
}

export interface PairLook {
  sight: Sight;
  charge: ChargeLook;
  /** What attacks and a charge from here could come to: by action, then by attack or target. */
  odds?: Record<string, Record<string, RawOdds>>;
}

/** What was asked at a moment of the table is asked once. */
const asked = new WeakMap<object, Map<string, Promise<unknown>>>();

function ask<T>(session: Session, view: object, question: string): Promise<T | undefined> {
  const known = asked.get(view) ?? new Map<string, Promise<unknown>>();
  asked.set(view, known);
  const found = known.get(question) ?? session.look(JSON.parse(question));
  known.set(question, found);
  return found as Promise<T | undefined>;
}

/** Ask again whenever what is asked about changes, or the table does; the latest answer counts. */
export function looking<T>(
  session: () => Session | undefined,
  about: () => Record<string, unknown> | undefined,
): { readonly told: T | undefined } {
  let told = $state.raw<T | undefined>();
  let question = $derived.by(() => {
    const wish = about();
    return wish && JSON.stringify(wish);
  });
  $effect(() => {
    const at = session();
    const view = at?.view;
    if (question === undefined) told = undefined;
    if (!view || question === undefined || at.line !== "open") return;
    let live = true;
    void ask<T>(at, view, question).then((answer) => {
      if (live) told = answer;
    });
    return () => (live = false);
  });
  return {
    get told() {
      return told;
    },
  };
}
