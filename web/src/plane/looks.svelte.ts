/** What a free table asks the server about: all of it, the piece that is looked at, and the two that are held
 * against each other. */

import { looking } from "../asking.svelte";
import type { Session } from "../session.svelte";
import { stage } from "./stage.svelte";

export const tableLooks = <Table, Unit, Pair>(
  session: () => Session | undefined,
  standing: (id: string) => boolean,
) => ({
  around: looking<Table>(session, () => ({ what: "table" })),
  unit: looking<Unit>(session, () =>
    stage.picked && standing(stage.picked) ? { what: "unit", unit: stage.picked } : undefined,
  ),
  pair: looking<Pair>(session, () =>
    stage.picked && stage.against
      ? { what: "pair", unit: stage.picked, target: stage.against }
      : undefined,
  ),
});
