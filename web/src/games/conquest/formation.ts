/** The stands of a regiment in ranks and files: where each is drawn, what it carries, which wounds it has. */

import { inRanks, type Size } from "../../plane/block";
import { rectangle, type Point } from "../../plane/geometry";
import type { Content } from "./content";
import type { Character, Regiment } from "./table";

export interface Stand {
  at: Point;
  /** What it carries: the command models, the character, one more command model, or nothing. */
  role: string;
  wounds: number;
}

/** How a regiment stands or could stand. */
export interface Formation {
  files: number;
  rear: number;
}

type Characters = Readonly<Record<string, Character>>;

/** How many stands are on the ground: the character's is one of them, unless he rides. */
export const placed = (content: Content, characters: Characters, row: Regiment) =>
  row.stands + (row.character && !content.rides(characters[row.character]?.entry ?? "") ? 1 : 0);

/** The rectangle of a regiment, gaps of its last rank included. */
export function sizeOf(
  content: Content,
  characters: Characters,
  row: Regiment,
  { files }: Pick<Formation, "files"> = row,
): Size {
  const stand = content.standOf(row.entry);
  const across = Math.max(1, files);
  const ranks = Math.max(1, Math.ceil(placed(content, characters, row) / across));
  return { width: across * stand.width, depth: ranks * stand.depth };
}

export function outlineOf(
  content: Content,
  characters: Characters,
  row: Regiment,
  formation: Pick<Formation, "files"> = row,
): Point[] {
  const { width, depth } = sizeOf(content, characters, row, formation);
  return rectangle(width, depth);
}

/** The files of a front rank from its centre outwards, to the right first. */
export function central(files: number): number[] {
  const middle = Math.floor((files - 1) / 2);
  return Array.from({ length: files }, (_, file) => file).sort(
    (a, b) =>
      Math.abs(a - middle) - Math.abs(b - middle) || Number(a < middle) - Number(b < middle),
  );
}

/** What each stand carries, by its place from the front left. */
export function roles(
  row: Regiment,
  onFoot: boolean,
  withCharacter: boolean,
  stands: number,
): string[] {
  const told = [
    ...(row.models.includes("leader") || (onFoot && row.models.length) ? ["command"] : []),
    ...(withCharacter ? ["character"] : []),
    ...(onFoot ? [] : row.models.filter((model) => model !== "leader")),
  ];
  const found = Array<string>(stands).fill("");
  const front = central(Math.min(stands, Math.max(1, row.files)));
  told.slice(0, front.length).forEach((role, i) => (found[front[i]!] = role));
  return found;
}

/** All the stands of a regiment, about its centre. */
export function stands(
  content: Content,
  characters: Characters,
  row: Regiment,
  formation: Formation = row,
): Stand[] {
  const number = placed(content, characters, row);
  const size = sizeOf(content, characters, row, formation);
  const files = Math.max(1, formation.files);
  const ranks = Math.ceil(number / files);
  const onFoot = content.cards.get(row.entry)?.type === "infantry";
  const withCharacter = number > row.stands;
  const told = roles({ ...row, files }, onFoot, withCharacter, number);
  const inLast = number - files * (ranks - 1);
  const last = Array.from({ length: inLast }, (_, i) => number - inLast + i).filter(
    (place) => told[place] !== "character",
  );
  const hurt = row.end === "right" ? last.at(-1) : last[0];
  const woundsAt = (place: number) => {
    if (told[place] === "character") return characters[row.character]?.wounds ?? 0;
    if (told[place] === "command" && row.command_wounds) return row.command_wounds;
    return place === hurt ? row.wounds : 0;
  };
  return inRanks(size, { files, ranks }, number, { last: formation.rear }).map((at, place) => ({
    at,
    role: told[place]!,
    wounds: woundsAt(place),
  }));
}

/** A formation as options write it: `3-0`, `south-3-0`, `3-0@12000,9000,18000`. */
export function readFormation(option: string): Formation | undefined {
  const found = /(\d+)-(\d+)(?:@|$)/.exec(option);
  return found ? { files: Number(found[1]), rear: Number(found[2]) } : undefined;
}

/** A place as options write it: `12000,9000@18000` or `3-0@12000,9000,18000`. */
export function readPlace(option: string): { x: number; y: number; facing: number } | undefined {
  const found = /(-?\d+),(-?\d+)[@,](\d+)$/.exec(option);
  return found ? { x: Number(found[1]), y: Number(found[2]), facing: Number(found[3]) } : undefined;
}
