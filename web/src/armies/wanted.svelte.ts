/** What is looked for in a catalogue: a part of a name, and only what the points allow if wished; and what the
 * list has of it already. */

import { getContext, setContext } from "svelte";

export class Wanted {
  text = $state("");
  affordable = $state(false);

  constructor(private list: () => unknown) {}

  /** How often something is in the list. */
  taken = (id: string): number => count(this.list(), id);
}

const count = (node: unknown, id: string): number =>
  node === id
    ? 1
    : node !== null && typeof node === "object"
      ? Object.values(node).reduce<number>((sum, one) => sum + count(one, id), 0)
      : 0;

const KEY = Symbol("wanted");
export const openWanted = (list: () => unknown) => setContext(KEY, new Wanted(list));
export const useWanted = () => getContext<Wanted>(KEY);

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** Whether every word looked for stands in a name, whatever its accents. */
export const fits = (name: string, wanted: string) =>
  plain(wanted)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
