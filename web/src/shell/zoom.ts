/** Pan and zoom by mouse, touch and keyboard, as an attachment for an SVG element. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from "d3-zoom";
import { stillness } from "../narration/narrator.svelte";

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
  /** Bring a place of the window into sight, and go back where one looked before when there is none any more;
   * where the place is then. */
  follow: (focus: Spot | undefined) => Spot | undefined;
}

interface Spot {
  x: number;
  y: number;
}

/** So near to its edge a window shows little of what happens, in pixels. */
const EDGE = 36;
/** How far a board has to go for a place to be seen in its window; nothing where it is. */
export function strayed(
  box: { left: number; top: number; width: number; height: number },
  { x, y }: Spot,
): Spot | undefined {
  const off = (at: number, start: number, length: number) =>
    at < start + EDGE || at > start + length - EDGE ? start + length / 2 - at : 0;
  const by = { x: off(x, box.left, box.width), y: off(y, box.top, box.height) };
  return by.x || by.y ? by : undefined;
}
/** How long a board takes to follow, in milliseconds. */
const FOLLOWED = 240;

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

/** Where a board begins in a window: near to where it is wished, but with no void where there could be board. */
export const kept = (wish: number, window: number, board: number) =>
  board < window ? (window - board) / 2 : Math.min(0, Math.max(window - board, wish));

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
  /** Where one looked before the board followed what happened. */
  let before: ZoomTransform | undefined;
  let frame = 0;
  const behaviour = zoom<SVGSVGElement, unknown>()
    // Clicks with a small movement are still clicks.
    .clickDistance(6)
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      if (event.sourceEvent) {
        touched = true;
        before = undefined; // who moves the board himself stays there
      }
      const { x, y, k } = event.transform;
      onview({ x, y, k, row });
    });
  const apply = (transform: ZoomTransform) => select(svg!).call(behaviour.transform, transform);
  /** A board goes; it does not jump. */
  const go = (to: ZoomTransform) => {
    cancelAnimationFrame(frame);
    const [from, start] = [zoomTransform(svg!), performance.now()];
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / FOLLOWED);
      const at = (a: number, b: number) => a + (b - a) * part;
      apply(zoomIdentity.translate(at(from.x, to.x), at(from.y, to.y)).scale(at(from.k, to.k)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(stillness() ? start + FOLLOWED : start);
  };
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
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
      };
    },
    by(factor) {
      touched = true;
      select(svg!).call(behaviour.scaleBy, factor);
    },
    fit,
    follow(focus) {
      if (!focus) {
        if (before) go(before);
        before = undefined;
        return undefined;
      }
      const by = strayed(svg!.getBoundingClientRect(), focus);
      if (!by) return focus;
      const now = zoomTransform(svg!);
      before ??= now;
      go(zoomIdentity.translate(now.x + by.x, now.y + by.y).scale(now.k));
      return { x: focus.x + by.x, y: focus.y + by.y };
    },
    to(x, y, k) {
      touched = true;
      const { width, height } = svg!.getBoundingClientRect();
      const left = kept(width / 2 - x * k, width, size.width * k);
      const top = kept(height / 2 - y * k, height - (row ? ROW : 0), size.height * k);
      apply(zoomIdentity.translate(left, top).scale(k));
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
