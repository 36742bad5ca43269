/** The board as drawn from the content, worked out once: outlines, coasts, rivers, icons, terrain. */

import type { Area, Content } from "../content";
import { along, outline, pathOf, wobble, type Point } from "./coastline";
import { boxAround, depth, inside, settle } from "./places";

export interface PlacedArea {
  area: Area;
  path: string;
  sea: boolean;
  /** Printed symbols in a row, and where its middle is. */
  icons: string[];
  iconsAt: Point;
  terrain: Mark[];
}

export interface Mark {
  at: Point;
  shape: "hill" | "tree";
}

export interface Drawing {
  seas: PlacedArea[];
  lands: PlacedArea[];
  beyond: { id: string; path: string }[];
  coast: string;
  landBorders: string;
  seaBorders: string;
  rivers: string[];
  bridges: { at: Point; turn: number }[];
  junctions: Point[];
}

const ICON = 22;
export const ICON_STEP = 20;

export function draw(content: Content): Drawing {
  const { map } = content.files;
  const sea = (id: string) => content.areas.get(id)?.type === "sea";
  const beyond = map.unplayable ?? [];
  const { paths, stretches } = outline([...map.areas, ...beyond], map.canvas);

  const lines = { coast: "", land: "", sea: "" };
  const rivers = map.rivers.map((river) => along(river.line));
  for (const { points, sides } of stretches) {
    if (sides.length === 2 && sides.every(sea)) lines.sea += pathOf(points);
    else if (sides.length === 2 && !sides.some(sea)) lines.land += pathOf(points);
    else if (sides.length === 2 || !sides.some(sea)) lines.coast += pathOf(points);
  }

  const places = map.areas.map((area) => place(area, paths.get(area.id)!));
  return {
    seas: places.filter((p) => p.sea),
    // Islands last: they lie in the holes of their seas.
    lands: places.filter((p) => !p.sea),
    beyond: beyond.map(({ id }) => ({ id, path: paths.get(id)! })),
    coast: lines.coast,
    landBorders: lines.land,
    seaBorders: lines.sea,
    rivers: rivers.map(pathOf),
    bridges: map.rivers.flatMap(({ bridge, line }) => (bridge ? [across(bridge.at, line)] : [])),
    junctions: (map.junctions ?? []).map(({ at }) => at),
  };
}

function place(area: Area, path: string): PlacedArea {
  const icons = [
    ...(area.structure ? [area.structure] : []),
    ...Array<string>(area.barrels ?? 0).fill("barrel"),
    ...Array<string>(area.crowns ?? 0).fill("crown"),
  ];
  const taken = [
    boxAround([area.label[0], area.label[1] - 7], labelWidth(area), 30),
    boxAround(area.unit_anchor, 74, 48),
    boxAround(area.order_anchor, 50, 50),
  ];
  const below: Point = [area.label[0], area.label[1] + 24];
  const width = icons.length * ICON_STEP;
  const iconsAt = icons.length ? settle(area.polygon, width, ICON, taken, below) : below;
  const all = [...taken, boxAround(iconsAt, width, ICON)];
  const sea = area.type === "sea";
  return { area, path, sea, icons, iconsAt, terrain: sea ? [] : terrain(area, all) };
}

/** How wide the longer of an area's names can be drawn. */
const labelWidth = ({ name, label_max_width }: Area) =>
  Math.min(label_max_width * 1.3, Math.max(name.en.length, name.fr.length) * 14);

const HILLY = /mountain|eyrie|fingers|yronwood|starfall|castle_black|stony|sept|marches/;

/** Hills and trees where nothing else is, the same at every drawing. */
function terrain(area: Area, taken: ReturnType<typeof boxAround>[]): Mark[] {
  const marks: Mark[] = [];
  const xs = area.polygon.map(([x]) => x);
  const ys = area.polygon.map(([, y]) => y);
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 26) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 22) {
      const at: Point = [Math.round(x + wobble(x, y, 1) * 9), Math.round(y + wobble(x, y, 2) * 8)];
      const free = taken.every((b) => {
        const near = at[0] > b.x - 12 && at[0] < b.x + b.width + 12;
        return !(near && at[1] > b.y - 10 && at[1] < b.y + b.height + 12);
      });
      if (!free || !inside(area.polygon, at) || depth(area.polygon, at) < 12) continue;
      if (wobble(x, y, 3) > 0.1) continue;
      marks.push({ at, shape: HILLY.test(area.id) ? "hill" : "tree" });
    }
  }
  return marks;
}

/** A bridge lies across its river. */
function across(at: Point, line: readonly Point[]): { at: Point; turn: number } {
  const i = line.findIndex(([x, y]) => x === at[0] && y === at[1]);
  const from = line[Math.max(i - 1, 0)] ?? at;
  const to = line[Math.min(i + 1, line.length - 1)] ?? at;
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  return { at, turn: Math.round(turn) };
}
