import { icons as drawn } from "@iconify-json/game-icons";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { SILHOUETTES } from "./src/board/silhouettes.js";

/** Of four thousand drawings only those in use go into the page. */
const silhouettes = {
  name: "silhouettes",
  resolveId: (id: string) => (id === "virtual:silhouettes" ? `\0${id}` : null),
  load(id: string) {
    if (id !== "\0virtual:silhouettes") return null;
    const found = SILHOUETTES.map((name) => {
      const body = drawn.icons[name]?.body;
      if (!body) throw new Error(`game-icons has no ${name}`);
      return [name, body] as const;
    });
    return `export const icons = ${JSON.stringify(Object.fromEntries(found))};`;
  },
};

export default defineConfig({
  plugins: [svelte(), silhouettes],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/montjoie/_web",
    emptyOutDir: true,
    // Nothing is inlined as data: URLs, so that the page lives under a strict content policy.
    assetsInlineLimit: 0,
    // With light-dark() as it is: a part of the page may be always one of them.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
