/** What is told of a thing under the pointer, in focus or pressed for long: what it means, or why it cannot be had. */

import type { Text } from "../protocol";
import { named } from "../words/index.svelte";

export interface Tip {
  title?: string | undefined;
  text?: string | undefined;
  /** The rule that says what the thing is, told with its text where there is no other. */
  rule?: string | undefined;
  /** It cannot be had, and this is why. */
  refused?: boolean | undefined;
}
type Told = Tip | undefined;

/** Why something cannot be had, in the words of the server. */
export const refused = (why: { rule: string; text: Text } | undefined): Told =>
  why && { text: named(why.text), rule: why.rule, refused: true };

/** How long the pointer rests and a finger presses before anything is told, in milliseconds. */
const REST = 380;
const PRESS = 480;
const STILL = 9; // pixels that a finger may stray

class Tips {
  shown = $state.raw<{ tip: Tip; box: DOMRect } | undefined>();
  /** The element that is told about. */
  of: Element | undefined;

  async show(element: Element, tell: () => Told | Promise<Told>): Promise<void> {
    this.of = element;
    const tip = await tell();
    if (this.of !== element || !element.isConnected) return;
    this.shown = tip && { tip, box: element.getBoundingClientRect() };
    if (tip) element.setAttribute("aria-describedby", "tip");
  }

  hide = (element?: Element): void => {
    if (element && this.of !== element) return;
    this.of?.removeAttribute("aria-describedby");
    this.of = undefined;
    this.shown = undefined;
  };
}

export const tips = new Tips();

/** Tell about an element while it is looked at. */
export function explained(tell: () => Told | Promise<Told>) {
  return (element: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let start: { x: number; y: number } | undefined;
    const show = () => void tips.show(element, tell);
    const stop = () => {
      clearTimeout(timer);
      timer = start = undefined;
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    const on: Record<string, (event: any) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && later(REST),
      pointerleave: () => {
        stop();
        tips.hide(element);
      },
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType === "mouse") return stop();
        start = { x: event.clientX, y: event.clientY };
        later(PRESS);
      },
      pointermove: (event: PointerEvent) => {
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      // A long press asks; it does not choose.
      click: (event: MouseEvent) => {
        const asked = event.detail > 0 && tips.of === element && held;
        held = false;
        if (asked) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (element.getAttribute("aria-disabled") === "true") show();
        else tips.hide(element);
      },
      focusin: () => element.matches(":focus-visible, :has(:focus-visible)") && show(),
      // Also when what has the focus is taken away, while nothing may change yet.
      focusout: () => queueMicrotask(() => tips.hide(element)),
      keydown: (event: KeyboardEvent) => event.key === "Escape" && tips.hide(element),
      contextmenu: (event: Event) => start && event.preventDefault(),
    };
    const pressed = () => (held = start !== undefined && tips.of === element);
    element.addEventListener("pointerup", pressed, true);
    for (const [name, act] of Object.entries(on))
      element.addEventListener(name, act, name === "click");
    return () => {
      stop();
      tips.hide(element);
      element.removeEventListener("pointerup", pressed, true);
      for (const [name, act] of Object.entries(on))
        element.removeEventListener(name, act, name === "click");
    };
  };
}
