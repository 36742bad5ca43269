/** What a free table asks the server about: all of it, the piece that is looked at, and the two that are held
 * against each other. In a replay what holds for all of it comes with the moment. */

import { looking } from "../asking.svelte";
import type { Desk } from "../shell/desk.svelte";
import { stage } from "./stage.svelte";

export const tableLooks = <Table, Unit, Pair>(desk: Desk, standing: (id: string) => boolean) => {
  const live = looking<Table>(
    () => desk.session,
    () => ({ what: "table" }),
  );
  const asked = () => desk.session ?? desk.film;
  return {
    around: {
      get told(): Table | undefined {
        return desk.session ? live.told : (desk.film?.around as Table | undefined);
      },
    },
    unit: looking<Unit>(asked, () =>
      stage.picked && standing(stage.picked) ? { what: "unit", unit: stage.picked } : undefined,
    ),
    pair: looking<Pair>(asked, () =>
      stage.picked && stage.against
        ? { what: "pair", unit: stage.picked, target: stage.against }
        : undefined,
    ),
  };
};
