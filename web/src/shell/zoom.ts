/** Pan and zoom by mouse, touch and keyboard, as an attachment for an SVG element. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";

export interface View {
  x: number;
  y: number;
  k: number;
  /** Whether the tools lie in a row below the board, not in a column beside it. */
  row: boolean;
}

export interface Zoomer {
  attach: (svg: SVGSVGElement) => () => void;
  by: (factor: number) => void;
  fit: () => void;
  to: (x: number, y: number, k: number) => void;
}

/** What the tools take of the window, in pixels: of its width as a column, of its height as a row. */
const COLUMN = 54;
const ROW = 36;
/** A little is left free around the board. */
const RIM = 0.985;

/** The whole board as large as can be with the tools beside or below it, never over it. */
export function fitted(
  box: { width: number; height: number },
  size: { width: number; height: number },
): View {
  const scale = (width: number, height: number) =>
    Math.max(0, Math.min(width / size.width, height / size.height)) || 0.3;
  const beside = scale(box.width - COLUMN, box.height);
  const below = scale(box.width, box.height - ROW);
  const row = below > beside;
  const k = Math.max(beside, below) * RIM;
  const [width, height] = [size.width * k, size.height * k];
  const x = (box.width - width) / 2;
  const y = (box.height - height) / 2;
  return {
    x: row ? x : Math.max(0, Math.min(x, box.width - COLUMN - width)),
    y: row ? Math.max(0, Math.min(y, box.height - ROW - height)) : y,
    k,
    row,
  };
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
  let row = false;
  const behaviour = zoom<SVGSVGElement, unknown>()
    // Clicks with a small movement are still clicks.
    .clickDistance(6)
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      if (event.sourceEvent) touched = true;
      const { x, y, k } = event.transform;
      onview({ x, y, k, row });
    });
  const apply = (transform: ZoomTransform) => select(svg!).call(behaviour.transform, transform);
  const fit = () => {
    const { x, y, k, ...laid } = fitted(svg!.getBoundingClientRect(), size);
    row = laid.row;
    behaviour.scaleExtent([k * 0.9, 3]).translateExtent([
      [-300, -200],
      [size.width + 300, size.height + 200],
    ]);
    touched = false;
    apply(zoomIdentity.translate(x, y).scale(k));
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
