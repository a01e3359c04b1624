import { expect, it } from "vitest";
import { createDecodeBudget } from "./decode-budget";

it("what runs at once never takes more than there is, in the order in which it came", async () => {
  const within = createDecodeBudget(100);
  const started: number[] = [];
  let taken = 0;
  let peak = 0;
  const costs = [60, 50, 30, 100, 10, 90, 1, 100];
  await Promise.allSettled(
    costs.map((cost) =>
      within(cost, async () => {
        started.push(cost);
        taken += cost;
        peak = Math.max(peak, taken);
        await new Promise((resolve) => setTimeout(resolve, 2));
        taken -= cost;
        if (cost === 50) throw new Error("a failure gives back what it took");
      }),
    ),
  );
  expect(started).toEqual(costs);
  expect(peak).toBeLessThanOrEqual(100);
  expect(taken).toBe(0);
});
