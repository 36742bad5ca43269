/** Legal answers of the server, as ghosts on the table. */

import type { Place } from "../../../editors/space";
import type { Point } from "../../../plane/geometry";
import { thinned, type Ghost } from "../../../plane/ghosts";
import { useDesk } from "../../../shell/desk.svelte";
import { t } from "../../../words/index.svelte";

interface Spot {
  place: Place;
  outline: readonly Point[];
}

/** Ask for answers, all or those of an option, whenever the option changes. */
export function suggested(option: () => string | undefined | null, limit = 80) {
  const desk = useDesk();
  let found = $state.raw<unknown[]>([]);
  $effect(() => {
    const wanted = option();
    let live = true;
    found = [];
    if (wanted === undefined) return;
    void desk.session?.candidates(limit, wanted).then((answers) => live && (found = answers));
    return () => (live = false);
  });
  return {
    get answers() {
      return found;
    },
  };
}

/** Some of the answers as ghosts that do not crowd one another. */
export function ghostsOf(
  answers: readonly unknown[],
  spot: (answer: unknown) => Spot | undefined,
  { chosen, apart, onpick }: { chosen: unknown; apart: number; onpick: (answer: unknown) => void },
): Ghost[] {
  const spots = answers.flatMap((answer) => {
    const found = spot(answer);
    return found ? [{ ...found, answer }] : [];
  });
  return thinned(spots, ({ place }) => place, apart, 12).map(({ place, outline, answer }, i) => ({
    key: String(i + 1),
    place,
    outline,
    label: t("suggestion", { n: i + 1 }),
    chosen: JSON.stringify(answer) === JSON.stringify(chosen),
    onpick: () => onpick(answer),
  }));
}
