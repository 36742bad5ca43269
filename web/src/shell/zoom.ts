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

export function makeZoom(
  size: { width: number; height: number },
  onview: (view: View) => void,
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

  return {
    attach(element) {
      svg = element;
      select(element).call(behaviour).on("dblclick.zoom", null);
      // The whole board stays in sight while the window changes, until a person moves it.
      const observer = new ResizeObserver(() => {
        if (!touched) fit();
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
