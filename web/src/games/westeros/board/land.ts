/** The ground of the board as drawings: what joins up over several hexes, and what grows where. */

import type { Ground } from "../table";
import {
  beside,
  centre,
  DIRECTIONS,
  middle,
  placeOf,
  sideOf,
  type Direction,
  type Point,
} from "./hexes.svelte";

type Land = Readonly<Record<string, Ground>>;

const WATER = new Set(["river", "forest_river"]);
const ROADS = new Set(["road", "forest_road"]);
const BRIDGES = new Set(["wooden_bridge", "stone_bridge"]);
const WOODS = new Set(["forest", "forest_river", "forest_road"]);

export const isWater = (ground: Ground | undefined) =>
  ground !== undefined && WATER.has(ground.terrain) && !ground.devastated;
export const isBridge = (ground: Ground | undefined) =>
  ground !== undefined && BRIDGES.has(ground.overlay);
export const isRoad = (ground: Ground | undefined) =>
  ground !== undefined && ((ROADS.has(ground.terrain) && !ground.devastated) || isBridge(ground));
export const isWood = (ground: Ground | undefined) =>
  ground !== undefined && WOODS.has(ground.terrain) && !ground.devastated;

/** The name of the colour of a hex. */
export function tone(ground: Ground): string {
  if (ground.devastated) return "devastated";
  if (isWater(ground)) return "river";
  return ground.terrain === "road" ? "plains" : isWood(ground) ? "forest" : ground.terrain;
}

/** The sides where water meets land. */
export function banks(land: Land): string {
  let d = "";
  for (const [hex, ground] of Object.entries(land)) {
    if (!isWater(ground)) continue;
    for (const direction of DIRECTIONS) {
      const there = land[beside(hex, direction)];
      if (there && !isWater(there)) d += `M${sideOf(hex, direction).join("L")}`;
    }
  }
  return d;
}

/** Tufts of grass on the plains. */
export function grass(land: Land): string {
  let d = "";
  for (const [hex, ground] of Object.entries(land)) {
    if (tone(ground) !== "plains" || ground.overlay) continue;
    const [x, y] = centre(hex);
    for (let i = 0; i < 3; i++) {
      const turn = chance(hex, i) * Math.PI * 2;
      const far = 14 + chance(hex, i + 7) * 14;
      const [gx, gy] = [Math.round(x + far * Math.cos(turn)), Math.round(y + far * Math.sin(turn))];
      d += `M${gx - 3} ${gy}q1 -3 -1 -5M${gx} ${gy}v-6M${gx + 3} ${gy}q-1 -3 1 -5`;
    }
  }
  return d;
}

/** A number from 0 to 1 that is the same for a hex every time. */
function chance(hex: string, i: number): number {
  const { column, row } = placeOf(hex);
  const mixed = Math.sin(column * 12.9898 + row * 78.233 + i * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Where the road of a hex leads: to the roads beside it, and off the board where it ends at its edge. */
export function exits(land: Land, hex: string): Direction[] {
  const joined = DIRECTIONS.filter((direction) => isRoad(land[beside(hex, direction)]));
  const first = joined[0];
  if (joined.length !== 1 || first === undefined) return joined;
  const opposite = DIRECTIONS[(DIRECTIONS.indexOf(first) + 3) % 6]!;
  return beside(hex, opposite) in land ? joined : [...joined, opposite];
}

/** The roads, as one line through the middle of their hexes. */
export function roads(land: Land): string {
  let d = "";
  for (const [hex, ground] of Object.entries(land)) {
    if (!isRoad(ground)) continue;
    const at = centre(hex);
    const ends = exits(land, hex).map((direction) => middle(sideOf(hex, direction)));
    if (ends.length === 2) d += `M${ends[0]}Q${at} ${ends[1]}`;
    else if (ends.length) d += ends.map((end) => `M${at}L${end}`).join("");
    else d += `M${at[0] - 22} ${at[1]}L${at[0] + 22} ${at[1]}`;
  }
  return d;
}

/** The turn of a bridge, in degrees: along its road, else across its river. */
export function bridgeTurn(land: Land, hex: string): number {
  const along = exits(land, hex)[0];
  if (along) return DIRECTIONS.indexOf(along) * 60 - 60;
  const wet = DIRECTIONS.find((direction) => isWater(land[beside(hex, direction)]));
  return wet ? DIRECTIONS.indexOf(wet) * 60 + 30 : 90;
}

const TREES: readonly Point[] = [
  [-19, -17],
  [3, -25],
  [21, -12],
  [-26, 5],
  [0, -2],
  [25, 11],
  [-12, 20],
  [11, 24],
];
const BY_THE_WAY: readonly Point[] = [
  [-24, -12],
  [24, -14],
  [-25, 12],
  [23, 14],
];

/** Where trees stand in a hex, the nearest last; beside its water or road if it has one. */
export function trees(ground: Ground, hex: string): Point[] {
  if (!isWood(ground)) return [];
  const spots = ground.terrain === "forest" ? TREES : BY_THE_WAY;
  const [x, y] = centre(hex);
  const sway = (i: number) => chance(hex, i) * 6 - 3;
  return spots.map(([dx, dy], i): Point => [x + dx + sway(i) * 0.7, y + dy + sway(i + 3) * 0.5]);
}
