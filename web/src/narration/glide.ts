/** Pieces that glide to where they stand now, instead of jumping there. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { stillness, useNarrator } from "./narrator.svelte";

export interface Standing {
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
}

const at = ({ x, y, turn = 0 }: Standing) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
/** How long something takes that is shown by no scene. */
const USUAL = 260;

/** The same turn, the short way round from another. */
export function near(turn: number, from: number): number {
  return from + ((((turn - from) % 360) + 540) % 360) - 180;
}

/** Keep a piece at its place; when that changes it goes there, along a way where the scene has one. */
export function gliding(): (
  id: string,
  place: Standing,
  via?: (id: string) => Standing | undefined,
) => Attachment<SVGElement> {
  const narrator = useNarrator();
  let last: Standing | undefined;
  return (id, place, via) => (element) =>
    untrack(() => {
      const from = last;
      last = place;
      if (!narrator || !from || stillness()) return;
      if (from.x === place.x && from.y === place.y && from.turn === place.turn) return;
      const scene = narrator.scene;
      const way =
        scene?.kind === "travel" && scene.piece === id && via
          ? scene.way
              .slice(1, -1)
              .flatMap((step) => (typeof step === "string" ? (via(step) ?? []) : step))
          : [];
      const turn = near(place.turn ?? 0, from.turn ?? 0);
      const stops = [
        from,
        ...way.map((stop) => ({ ...stop, turn: from.turn ?? 0 })),
        { ...place, turn },
      ];
      const duration = narrator.idle ? USUAL : Math.max(USUAL, narrator.lasts * 0.85);
      element.animate(
        stops.map((stop) => ({ transform: at(stop) })),
        { duration, easing: "ease-in-out" },
      );
    });
}

/** How long a piece takes to leave the board. */
export function fading(): () => number {
  const narrator = useNarrator();
  return () => (narrator && !narrator.idle && !stillness() ? 420 : 0);
}
