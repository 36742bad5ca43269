/** The content packs of games, as the server hands them out. */

import { api } from "../net/api";

/** Rows by their ids. */
export const byId = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** The base pack of a game: its folder, and the names of its files. */
export async function packOf(game: string): Promise<{ folder: string; names: readonly string[] }> {
  const [pack] = Object.entries(await api.packs(game));
  if (!pack) throw new Error(`${game} has no content`);
  return { folder: pack[0], names: pack[1] };
}

/** Some files of a pack, by their names. */
export async function filesOf<F extends object>(
  game: string,
  folder: string,
  names: readonly (keyof F & string)[],
): Promise<F> {
  const read = async (name: string) =>
    [name, await api.file<unknown>(game, folder, `${name}.json`)] as const;
  return Object.fromEntries(await Promise.all(names.map(read))) as F;
}

/** Something that is loaded once; whatever comes after that has it at hand. */
export function once<T>(
  game: string,
  load: () => Promise<T>,
): { open: () => Promise<T>; at: () => T } {
  let opened: Promise<T> | undefined;
  let here: T | undefined;
  return {
    open: () => (opened ??= load().then((loaded) => (here = loaded))),
    at: () => {
      if (here === undefined) throw new Error(`the content of ${game} is not loaded`);
      return here;
    },
  };
}
