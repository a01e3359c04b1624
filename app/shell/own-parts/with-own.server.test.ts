import { expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { ownOf, withOwn } from "./with-own.server";

const shared = async () => ({ title: "Home" });

/** Reads that are late for the first of two pages. */
function lateReader() {
  let reads = 0;
  return async (context: AppContext) => {
    reads += 1;
    if (reads === 1) context.isPartial = true;
    return { games: reads === 1 ? [] : ["opal-mine"] };
  };
}

it("takes for the whole page what was read for its places", async () => {
  const context = { isPartial: false } as AppContext;
  const read = lateReader();
  await ownOf(context, read);
  expect(await withOwn(context, shared(), read)).toEqual({ title: "Home", games: [] });
});

it("reads once more what was late for its places, where that has no other effect", async () => {
  const context = { isPartial: false } as AppContext;
  const read = lateReader();
  await ownOf(context, read);
  const whole = await withOwn(context, shared(), read, { readsAgain: true });
  expect(whole).toEqual({ title: "Home", games: ["opal-mine"] });
});

it("tells its parts when the rest of the page is there, whatever came of it", async () => {
  const context = {} as AppContext;
  const failing = Promise.reject(new Error("no page"));
  await expect(withOwn(context, failing, async () => ({}))).rejects.toThrow("no page");
  await expect(context.restOfPage).resolves.toBeDefined();
});
