import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../support/ask";
import { byNight } from "../support/by-day";
import { expect, test } from "./fixtures";

test("a stop under load loses nothing that a load balancer sent", async ({ ownSite }) => {
  const site = await ownSite({ environment: { DRAIN_MS: "400" } });
  // Slow enough that pages are under way when the stop comes.
  await site.sandbox.fail(["games.get=delay:250"]);
  const outcomes: (number | string)[] = [];
  let isInUse = true;

  /** A load balancer stops sending when the probe says so; what it has sent must be answered. */
  async function probe() {
    while (isInUse) {
      await wait(50);
      const { status } = await ask(site.url, "/readyz");
      isInUse = status === 200;
    }
  }

  async function keepAsking() {
    while (isInUse) {
      const asked = ask(site.url, "/gamehall", { headers: { Cookie: "cr_player=1" } });
      outcomes.push(
        await asked.then(
          ({ status }) => status,
          (error) => String(error),
        ),
      );
    }
  }

  const load = Promise.all([probe(), ...Array.from({ length: 8 }, keepAsking)]);
  await expect.poll(() => outcomes.length, { intervals: [50] }).toBeGreaterThan(8);
  const answeredBefore = outcomes.length;
  const started = Date.now();
  const ended = once(site.launcher, "exit");
  site.launcher.kill("SIGTERM");
  await load;
  const [code] = await ended;

  expect(code).toBe(0);
  expect(Date.now() - started).toBeLessThan(5_000);
  expect(outcomes.length).toBeGreaterThan(answeredBefore);
  expect(new Set(outcomes)).toEqual(new Set([200]));
});

test("both processes end with the launcher", async ({ ownSite }) => {
  const site = await ownSite();
  await site.stop();
  expect(site.launcher.exitCode).toBe(0);
  for (const url of [site.url, site.sandboxUrl]) {
    await expect(fetch(url)).rejects.toThrow();
  }
});

for (const [name, value] of [
  ["PORT", "many"],
  ["PAGE_CACHE_SECONDS", "-1"],
  ["SITE_TIME_ZONE", "Mars/Olympus"],
  ["LOG_LEVEL", "loud"],
] as const) {
  test(
    `a wrong ${name} stops the start with one line that names it`,
    name === "PORT" ? {} : byNight,
    async ({ ownSite }) => {
      const failure = await ownSite({ environment: { [name]: value } }).then(
        () => "it started",
        (error: Error) => error.message,
      );
      const lines = failure.split("\n").slice(1).filter(Boolean);
      expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
    },
  );
}
