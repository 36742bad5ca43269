/** What the server tells about the battlefield when it is asked. */

import type { Point } from "../../plane/geometry";

/** Who holds a zone, by how many stands. */
export interface ZoneLook {
  holder: string;
  seizing: Record<string, number>;
  in_range: Record<string, number>;
}

export interface TableLook {
  bounds: [number, number];
  zones: Record<string, ZoneLook>;
  /** How far up the sides each player may enter. */
  lines: Record<string, number>;
}

export interface Part {
  value: number;
  rule: string;
  source: string;
}

export interface MemberLook {
  values: Record<string, { total: number; parts?: Part[] }>;
  rules: { id: string; x: number | null; plus: number }[];
}

export interface Sight {
  seen: number[];
  line: Point[];
  blocked_by: string[];
  distance: number;
  front: boolean;
  faces: string[];
}

export interface UnitLook {
  members: Record<string, MemberLook>;
  march: { forward: number; free: number; aside: number; second: number };
  charge: { most: number; area: Point[] };
  volley: Record<string, { range: number; area: Point[] }>;
  borders: Point[][];
  sights: Record<string, Sight>;
}

export interface ChargeLook {
  legal: boolean;
  needed?: number;
  chance?: number;
  ends?: Record<string, { corners: Point[]; engaged: [number, number]; pushed: string[] }>;
  blocked?: string[];
}

export interface PairLook {
  sight: Sight;
  charge: ChargeLook;
  volley: { clear: { stand: number; effective: boolean }[]; in_range: number[] };
  engaged: [number[], number[]];
}
