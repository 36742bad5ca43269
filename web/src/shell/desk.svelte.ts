/** What editors, log and board tell one another: places offered, chosen, spoken of. */

import { getContext, setContext } from "svelte";
import type { Session } from "../session.svelte";

export interface Offer {
  /** Places that may be picked. */
  places: readonly string[];
  chosen: readonly string[];
  pick: (place: string) => void;
  /** What may be dropped on a place. */
  drop?: (place: string, what: string) => void;
  /** Things being laid on places, such as orders. */
  drafts?: Readonly<Record<string, string>>;
  arrows?: readonly { from: string; to: string; text: string }[];
}

export class Desk {
  offer = $state.raw<Offer | undefined>();
  /** Places a log line speaks of. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  rule = $state<string | undefined>();

  constructor(readonly session: Session | undefined) {}

  show = (rule: string) => (this.rule = rule);
}

const KEY = Symbol("desk");
export const openDesk = (session: Session | undefined) => setContext(KEY, new Desk(session));
export const useDesk = () => getContext<Desk>(KEY);

/** While an editor is open its places can be picked on the board; undefined leaves the board to another. */
export function offering(make: () => Offer | undefined): void {
  const desk = useDesk();
  $effect(() => {
    const offer = make();
    if (!offer) return;
    desk.offer = offer;
    return () => {
      if (desk.offer === offer) desk.offer = undefined;
    };
  });
}
