/** What editors of figurines show on the table beside the places they offer, and what a person looks at. */

import { Stage } from "../../board/stage.svelte";
import type { Ghost } from "../../plane/ghosts";
import type { Point } from "../../plane/geometry";

/** A word beside something on the table, such as a chance. */
export interface Note {
  at: string;
  text: string;
}

export interface Staging {
  ghosts?: readonly Ghost[];
  /** The unit that the question is about. */
  actor?: string | undefined;
  /** Units that would be struck. */
  foes?: readonly string[];
  notes?: readonly Note[];
  /** From the actor to units: lines of charges and shots. */
  aims?: readonly string[];
  /** How far the piece in hand may go, as areas of the table. */
  lanes?: readonly (readonly Point[])[];
  /** Where something may be put. */
  open?: readonly (readonly Point[])[];
}

class TableStage extends Stage<Staging> {
  /** The unit, token or terrain piece that is looked at closely. */
  picked = $state<string | undefined>();
  /** The unit that the picked one is held against. */
  against = $state<string | undefined>();
  ruler = $state(false);
  /** Whether the card of the picked unit is laid open. */
  sheet = $state(false);
}

export const stage = new TableStage();
export const { staging } = stage;
