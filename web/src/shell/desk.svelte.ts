/** What editors, log and board tell one another: places offered, chosen, spoken of. */

import { getContext, setContext, untrack } from "svelte";
import type { Place } from "../editors/space";
import type { Point } from "../plane/geometry";
import type { Session } from "../session.svelte";
import type { Film } from "./film.svelte";

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

/** A handle of a piece in hand, on an arm before one of its points. */
export interface Grip {
  key: string;
  /** Where the piece stands that it belongs to; at an earlier moment of its way, if not at its end. */
  place?: Place;
  /** The point of the piece that it is fixed to; the middle of its front without it. */
  own?: Point;
  /** It was dragged to a point of the table; `own` is where it is, seen from the piece. */
  ondrag: (to: Point, own: Point) => void;
}

/** A piece in hand on a free table: where it would stand, and how a drag changes that. */
export interface Handling {
  piece: string;
  outline: readonly Point[];
  place: Place;
  /** Where it stood before each part of its way, the start first. */
  trail?: readonly Place[];
  /** The point it turns about, on the table. */
  pivot?: Point;
  /** The piece was dragged by its middle to a point of the table. */
  onmove?: ((to: Point) => void) | undefined;
  /** The bare table was pressed somewhere. */
  onpress?: ((to: Point) => void) | undefined;
  grips?: readonly Grip[];
  /** A word on what is in hand, such as how far it has come. */
  told?: string;
}

export class Desk {
  /** The piece that an editor has in hand. */
  handling = $state.raw<Handling | undefined>();
  /** How many boards draw the piece in hand; an editor draws a small table only where none does. */
  planes = $state(0);
  offer = $state.raw<Offer | undefined>();
  /** The rule that the rulebook beside the table shows; its chapters where it is empty. */
  rule = $state<string | undefined>();
  /** The number of the log line to go to, each time anew. */
  spot = $state.raw<{ n: number } | undefined>();
  /** Places that a lesson points at. */
  pointed = $state.raw<readonly string[]>([]);
  private spoken = $state.raw<ReadonlySet<string>>(new Set());
  /** A button was pressed that stands for a whole answer. */
  pressed: () => void = () => {};

  constructor(
    readonly session: Session | undefined,
    /** The replay, where there is no session. */
    readonly film?: Film,
  ) {}

  /** Places that a log line speaks of, or a lesson. */
  get lit(): ReadonlySet<string> {
    return this.pointed.length ? new Set([...this.spoken, ...this.pointed]) : this.spoken;
  }
  set lit(places: ReadonlySet<string>) {
    this.spoken = places;
  }

  show = (rule: string) => (this.rule = rule);
  goTo = (n: number) => (this.spot = { n });
}

const KEY = Symbol("desk");
export const openDesk = (session: Session | undefined, film?: Film) =>
  setContext(KEY, new Desk(session, film));
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

/** While an editor is open a board with a free table shows the piece it has in hand. */
export function handling(make: () => Handling | undefined): void {
  const desk = useDesk();
  $effect(() => {
    const held = make();
    desk.handling = held;
    return () => {
      if (desk.handling === held) desk.handling = undefined;
    };
  });
}

/** Say that a board draws the piece in hand. */
export function drawingPlane(): void {
  const desk = useDesk();
  $effect(() => {
    untrack(() => desk.planes++);
    return () => untrack(() => desk.planes--);
  });
}
