/** The table behind the open editor, and the House that answers. */

import { useDesk } from "../../../shell/desk.svelte";
import { houseOf, readTable, type Table } from "../table";

export function useTable(): { readonly table: Table; readonly house: string | undefined } {
  const desk = useDesk();
  const table = $derived(readTable(desk.session!.view!.board));
  return {
    get table() {
      return table;
    },
    get house() {
      return houseOf(table, desk.session?.seat ?? null);
    },
  };
}

/** What comes up below a long list is brought into view. */
export const comeIntoView = (element: Element) => element.scrollIntoView({ block: "nearest" });
