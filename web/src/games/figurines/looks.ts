/** What the server tells about the table when it is asked. */

import type { Point } from "../../plane/geometry";
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
