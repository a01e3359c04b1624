import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";

/** One development server over a copy of the checkout, and one accident after the other. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/dev",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Vite loads every module that a change reaches, and at first all of them.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: shared.use,
});
