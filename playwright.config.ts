import { defineConfig } from "@playwright/test";
import { programPath, provide } from "./scripts/needs/provide";
import { byNight, isDay } from "./tests/support/by-day";

provide(["test:e2e"]);

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
  launchOptions: {
    executablePath: programPath("chromium"),
    args: [...args, "--blink-settings=imagesEnabled=false"],
  },
};
const scriptOff = { javaScriptEnabled: false };

/** Every test in each of its ways. */
const projects = [
  { name: "http", testMatch: "http/*.spec.ts" },
  {
    name: "script",
    testMatch: ["e2e/*.spec.ts", "e2e/scripted/*.spec.ts"],
    testIgnore: ofPictures,
    use: withoutPictures,
  },
  { name: "script-pictures", testMatch: ofPictures },
  { name: "pictures", testMatch: "pictures/*.spec.ts" },
  {
    name: "no-script",
    testMatch: "e2e/*.spec.ts",
    testIgnore: ofPictures,
    use: { ...withoutPictures, ...scriptOff },
  },
  { name: "no-script-pictures", testMatch: ofPictures[0], use: scriptOff },
];
/**
 * By day a test is played once, with script or without as it says (`tests/support/by-day.ts`). Projects are as few as
 * can be, because each starts sites and browsers of its own.
 */
const projectsByDay = [
  { name: "pictures", testMatch: [...ofPictures, "pictures/*.spec.ts"] },
  {
    name: "plain",
    testMatch: ["e2e/*.spec.ts", "e2e/scripted/*.spec.ts", "http/*.spec.ts"],
    testIgnore: ofPictures,
    use: withoutPictures,
  },
].map((project) => ({ ...project, grepInvert: new RegExp(byNight.tag) }));

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/playwright",
  snapshotPathTemplate: "docs/{arg}{ext}",
  // A file is one worker's: what it starts for itself, it starts once.
  fullyParallel: false,
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
    launchOptions: { executablePath: programPath("chromium"), args },
  },
  projects: isDay ? projectsByDay : projects,
});
