/** What editors show on a free table beside the places they offer, and what a person looks at. */

import { Stage } from "../board/stage.svelte";
import type { Ghost } from "./ghosts";
import type { Point } from "./geometry";

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
  /** How the piece in hand stands, where that changes. */
  formation?: { files: number; rear: number } | undefined;
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
  /** Whether the table is seen from its far edge: everybody has his own side at the bottom. */
  turned = $state(false);
  /** Whether the card of the picked unit is laid open. */
  sheet = $state(false);

  /** How something is drawn upright on the table, whose y grows upwards. */
  get upright(): string {
    return this.turned ? "scale(-1 1)" : "scale(1 -1)";
  }

  /** Whether a place is seen in the lower half of the table, and whether in its left half. */
  seen(
    at: { x: number; y: number },
    width: number,
    depth: number,
  ): { low: boolean; left: boolean } {
    return {
      low: at.y < depth / 2 !== this.turned,
      left: at.x < width / 2 !== this.turned,
    };
  }

  /** A press on something: looked at, or, of the other side, held against what is looked at. */
  press(id: string, { foe, keep }: { foe: boolean; keep: boolean }): void {
    if (foe && this.picked !== undefined && id !== this.picked) {
      this.against = this.against === id ? undefined : id;
      return;
    }
    this.against = undefined;
    this.picked = this.picked === id && !keep ? undefined : id;
  }

  close(): void {
    this.picked = undefined;
    this.against = undefined;
  }
}

export const stage = new TableStage();
export const { staging } = stage;
