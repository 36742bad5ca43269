import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explained, tips } from "../src/tips/tips.svelte";

let button: HTMLButtonElement;
let detach: () => void;
const why = { text: "No such order is left.", refused: true };

beforeEach(() => {
  vi.useFakeTimers();
  button = document.createElement("button");
  document.body.append(button);
  detach = explained(() => why)(button);
});
afterEach(() => {
  detach();
  button.remove();
  vi.useRealTimers();
});

test("who presses what is greyed is told why at once, without coming back to it", async () => {
  button.setAttribute("aria-disabled", "true");
  button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  button.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse" }));
  button.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(tips.shown?.tip).toBe(why);
});

test("what was told before a press is not told of what comes after it", async () => {
  button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  await vi.advanceTimersByTimeAsync(400);
  expect(tips.shown?.tip).toBe(why);
  button.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  expect(tips.shown).toBeUndefined();
});
