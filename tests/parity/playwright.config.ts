import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";

/** One worker runs both sites; a page of the development site comes as a few hundred modules. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/parity",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: shared.use,
});
