import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// The first by night alone: by day nothing waits for decoration (http/streaming.spec.ts) and nothing moves (picture-boxes.spec.ts).

test(
  "what decorates a page comes after it, moves nothing, and stays away quietly",
  byNight,
  async ({ playersPage: page, hydrated, sandbox }) => {
    await page.goto("/");
    await hydrated(page);
    expect((await page.context().cookies()).some(({ name }) => name === "cr_script")).toBe(true);

    await sandbox.fail([
      "games.getLikes=delay:1200",
      "leaderboard.live=delay:600",
      "loyalty.getPrograms=delay:900",
    ]);
    await page.addInitScript(() => {
      const holder = window as unknown as { shift: number };
      holder.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) holder.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/", { waitUntil: "commit" });
    const hearts = page.locator(".game-card .heart");
    await expect(hearts.first()).toHaveAttribute("form", "like");
    const pressed = page.locator('.game-card .heart[aria-pressed="true"]');
    await expect(pressed).not.toHaveCount(0);
    await expect(page.locator(".game-card[data-spins]")).not.toHaveCount(0);
    await expect(page.locator(".win-title")).toHaveCount(12);
    await expect(
      page.getByRole("region", { name: say("loyalty.quests.title") }).getByRole("listitem"),
    ).toHaveCount(3);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);

    await sandbox.recover();
    await sandbox.fail([
      "games.getLikes=status:500",
      "freespins.get=status:500",
      "loyalty.getPrograms=status:500",
    ]);
    await page.goto("/");
    await hydrated(page);
    await expect(hearts.first()).toHaveAttribute("aria-pressed", "false");
    await expect(pressed).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("a level that cannot be read leaves its ring's place in the header", async ({
  playersPage: page,
  sandbox,
}) => {
  await page.goto("/support");
  const ring = page.getByRole("banner").locator(".level-ring circle");
  await expect(ring.first()).toBeAttached();
  const balance = page.getByRole("banner").getByText("€1,305.50").first();
  const place = await balance.boundingBox();
  await sandbox.fail(["loyalty.getinfo=status:500"]);
  // A page may have what was read a moment ago.
  await expect(async () => {
    await page.goto("/support");
    await expect(ring).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await balance.boundingBox()).toEqual(place);
});
