import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser";
import { byNight, isDay, withoutScript } from "./tests/support/by-day";

/** An ordinary browser: the name of the headless one reads as a crawler's, and crawlers get other pages. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Tests of pictures. The others load none: drawing and encoding them took a third of their time. */
const ofPictures = [
  "e2e/pictures.spec.ts",
  "e2e/scripted/{arrival,banners,game-frame,growing-hall,late-decoration,over-pictures,picture-boxes,whole-words}.spec.ts",
];
const withoutPictures = {
  launchOptions: { executablePath: findBrowser(), args: [...args, "--blink-settings=imagesEnabled=false"] },
};
const scriptOff = { javaScriptEnabled: false };
/** By day a test is played once, and some not at all (`tests/support/by-day.ts`). */
const night = new RegExp(byNight.tag);
const bare = new RegExp(withoutScript.tag);
const ofBoth = isDay ? { grepInvert: night } : {};
const withScript = isDay ? { grepInvert: [night, bare] } : {};
const bareAlone = isDay ? { grep: bare, grepInvert: night } : {};

/**
 * Every worker starts the built site and a sandbox of its own (`tests/e2e/fixtures.ts`), so a fault that one test
 * switches on is seen by no other.
 */
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/playwright",
  snapshotPathTemplate: "docs/pictures/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Long for a busy machine: what holds, holds at once on an idle one.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    userAgent,
    locale: "en-US",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    { ...ofBoth, name: "http", testMatch: "http/*.spec.ts" },
    {
      ...withScript,
      name: "script",
      testMatch: ["e2e/*.spec.ts", "e2e/scripted/*.spec.ts"],
      testIgnore: ofPictures,
      use: withoutPictures,
    },
    { ...withScript, name: "script-pictures", testMatch: ofPictures },
    { ...ofBoth, name: "pictures", testMatch: "pictures/*.spec.ts" },
    {
      ...bareAlone,
      name: "no-script",
      testMatch: "e2e/*.spec.ts",
      testIgnore: ofPictures,
      use: { ...withoutPictures, ...scriptOff },
    },
    { ...bareAlone, name: "no-script-pictures", testMatch: ofPictures[0], use: scriptOff },
  ],
});
