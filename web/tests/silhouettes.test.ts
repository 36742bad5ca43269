import { icons } from "virtual:silhouettes";
import { expect, test } from "vitest";
import { silhouette, SILHOUETTES } from "../src/board/silhouettes";

test("troops are drawn by their name, riders as riders, and by their type where nothing else is known", () => {
  expect(silhouette("lannister_crossbowmen", "infantry")).toBe("crossbow");
  expect(silhouette("ranger_trackers", "cavalry")).toBe("mounted-knight");
  expect(silhouette("fenr_beastpack", "cavalry")).toBe("direwolf");
  expect(silhouette("who_knows", "infantry")).toBe("swordman");
  expect(silhouette("who_knows", "monster")).toBe("spiked-dragon-head");
});

test("every silhouette is in the page, and no other", () => {
  expect(Object.keys(icons).sort()).toEqual([...SILHOUETTES].sort());
});
