import { defineConfig } from "@playwright/test";

/** One Strapi, one site before it, one test after the other: the last ones take Strapi away. No browser. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/strapi",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"]],
});
