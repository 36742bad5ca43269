import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/montjoie/_web",
    emptyOutDir: true,
    // Nothing is inlined as data: URLs, so that the page lives under a strict content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
