import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LIVE_INTERVAL_MS } from "../../app/features/live/live-answer";
import { sharing } from "../../app/upstream/transport/budgets";
import { assumed, callsOf, refills } from "./calls";
import { scaleTable } from "./table";

it("docs/scale.md shows what the command prints", () => {
  expect(readFileSync("docs/scale.md", "utf8")).toContain(scaleTable(assumed));
  expect(assumed.freshSeconds * 1000).toBe(sharing.freshMs);
  expect(assumed.liveSeconds * 1000).toBe(LIVE_INTERVAL_MS);
});

it("private calls do not depend on the instances, shared ones grow less than they do", () => {
  const [one, hundred] = [callsOf(assumed, 1, false), callsOf(assumed, 100, false)];
  expect(hundred.P).toBe(one.P);
  expect(hundred.S).toBeGreaterThan(one.S);
  expect(hundred.S).toBeLessThan(one.S * 100);
  expect(callsOf(assumed, 100, true)).toEqual(one);
});

it.each([
  [1, 0.5],
  [10, 0.5],
  [10, 20],
  [100, 3],
])("%d caches with %f readers a second fill as often as simulated", (caches, rate) => {
  const seconds = 20_000;
  const fresh = 60;
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const freshUntil = new Array<number>(caches).fill(0);
  let fills = 0;
  for (let time = 0; time < seconds; time += -Math.log(random()) / rate) {
    const cache = Math.floor(random() * caches);
    if (time < (freshUntil[cache] ?? 0)) continue;
    freshUntil[cache] = time + fresh;
    fills += 1;
  }
  const calculated = refills([rate], fresh, caches) * seconds;
  expect(Math.abs(fills - calculated) / calculated).toBeLessThan(0.08);
});
