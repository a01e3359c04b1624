import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: what is read again, and when, is tested in app/features/live.

const REFRESH = 16_000;

test("live wins are read again until the visitor pauses them", byNight, async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto(paths.winners());
  await hydrated(page);
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.live({ parts: "wins" }))) reads.push(request.method());
  });
  const answered = page.waitForResponse((answer) => answer.url().endsWith(paths.live({ parts: "wins" })));
  await page.clock.fastForward(REFRESH);
  expect((await answered).status()).toBe(200);
  expect(reads).toHaveLength(1);

  await page.getByRole("button", { name: say("common.live.pause") }).click();
  await page.clock.fastForward(REFRESH);
  // Requests are reported in order: one that was made before this one would be known after it.
  await page.evaluate(() => fetch("/robots.txt").then(() => undefined));
  expect(reads).toHaveLength(1);
  // What is out of date is read at once.
  await page.getByRole("button", { name: say("common.live.resume") }).click();
  await expect.poll(() => reads).toHaveLength(2);
});
