/** Pan and zoom by mouse, touch and keyboard, as an attachment for an SVG element. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";

export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Zoomer {
  attach: (svg: SVGSVGElement) => () => void;
  by: (factor: number) => void;
  fit: () => void;
  to: (x: number, y: number, k: number) => void;
}

/** Below this height the whole board would be too small to read. */
const LOW = 560;

/** `home` is how far down the board a small window looks first; the whole board is shown without it. */
export function makeZoom(
  size: { width: number; height: number },
  onview: (view: View) => void,
  home?: () => number,
): Zoomer {
  let svg: SVGSVGElement | undefined;
  let touched = false;
  const least = () => {
    const box = svg!.getBoundingClientRect();
    return Math.min(box.width / size.width, box.height / size.height) || 0.3;
  };
  const behaviour = zoom<SVGSVGElement, unknown>()
    // Clicks with a small movement are still clicks.
    .clickDistance(6)
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      if (event.sourceEvent) touched = true;
      onview({ x: event.transform.x, y: event.transform.y, k: event.transform.k });
    });
  const apply = (transform: ZoomTransform) => select(svg!).call(behaviour.transform, transform);
  const fit = () => {
    const box = svg!.getBoundingClientRect();
    const k = least() * 0.985;
    behaviour.scaleExtent([k * 0.9, 3]).translateExtent([
      [-300, -200],
      [size.width + 300, size.height + 200],
    ]);
    touched = false;
    apply(
      zoomIdentity
        .translate((box.width - size.width * k) / 2, (box.height - size.height * k) / 2)
        .scale(k),
    );
  };

  /** The board as wide as the window, with home in the middle as far as the board goes. */
  const cover = (down: number) => {
    const box = svg!.getBoundingClientRect();
    const k = box.width / size.width;
    const y = Math.min(0, Math.max(box.height - size.height * k, box.height / 2 - down * k));
    fit();
    apply(zoomIdentity.translate(0, y).scale(k));
  };
  const first = () => {
    if (home && svg!.getBoundingClientRect().height < LOW) cover(home());
    else fit();
  };

  return {
    attach(element) {
      svg = element;
      select(element).call(behaviour).on("dblclick.zoom", null);
      // The first look is taken anew while the window changes, until a person moves the board.
      const observer = new ResizeObserver(() => {
        if (!touched) first();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    by(factor) {
      touched = true;
      select(svg!).call(behaviour.scaleBy, factor);
    },
    fit,
    to(x, y, k) {
      touched = true;
      const box = svg!.getBoundingClientRect();
      apply(zoomIdentity.translate(box.width / 2 - x * k, box.height / 2 - y * k).scale(k));
    },
  };
}

/** An attachment for what is dragged on a board by itself: the board is not to move under it. Svelte's own
 * handlers hear of a press too late to keep it from the board. */
export function dragsAlone(element: Element): () => void {
  const keep = (event: Event) => event.stopPropagation();
  for (const press of ["mousedown", "touchstart"]) element.addEventListener(press, keep);
  return () => {
    for (const press of ["mousedown", "touchstart"]) element.removeEventListener(press, keep);
  };
}
