import { expect, it } from "vitest";
import { createSlots, SlotsFull } from "./fair-slots";

const limits = { total: 2, each: 2, queue: 3, patience: 1000 };

/** Jobs of owners, each of which ends when the test ends it. */
function works(slots: ReturnType<typeof createSlots>) {
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string) =>
    slots
      .run(name.charAt(0), async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error) => {
        expect(error).toBeInstanceOf(SlotsFull);
        refused.push(name);
      });
  // Each start takes a turn of the loop.
  const turn = async () => {
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    started,
    refused,
    async run(...names: string[]) {
      for (const name of names) void run(name);
      await turn();
    },
    async endFirst() {
      ends.shift()?.();
      await turn();
    },
  };
}

it("runs so many at once, and those that wait in their turn", async () => {
  const slots = createSlots(limits);
  const { run, endFirst, started } = works(slots);
  await run("a1", "a2", "a3", "a4");
  expect([started, slots.isFull(), slots.waiting()]).toEqual([["a1", "a2"], true, 2]);
  await endFirst();
  expect(started).toEqual(["a1", "a2", "a3"]);
  for (let index = 0; index < 3; index++) await endFirst();
  expect([started.at(-1), slots.isFull(), slots.waiting()]).toEqual(["a4", false, 0]);
});

it("prefers whoever has the fewest running", async () => {
  const { run, endFirst, started } = works(createSlots(limits));
  await run("a1", "a2", "a3", "b1");
  await endFirst();
  expect(started.at(-1)).toBe("b1");
});

it("refuses the latest of whoever has the most waiting", async () => {
  const { run, refused } = works(createSlots(limits));
  await run("a1", "a2", "a3", "a4", "a5", "a6", "a7");
  expect(refused).toEqual(["a6", "a7"]);
  await run("b1", "b2");
  expect(refused).toEqual(["a6", "a7", "a5", "b2"]);
});

it("gives one owner a share of its own", async () => {
  const { run, started, endFirst } = works(createSlots({ ...limits, total: 3, each: 1 }));
  await run("a1", "a2", "b1", "c1");
  expect(started).toEqual(["a1", "b1", "c1"]);
  await endFirst();
  expect(started.at(-1)).toBe("a2");
});

it("lets nobody wait for long, and frees the slot of work that fails", async () => {
  const slots = createSlots({ ...limits, total: 1, patience: 20 });
  const never = slots.run("a", () => new Promise(() => {}));
  void never;
  await expect(slots.run("b", async () => 1)).rejects.toThrow(SlotsFull);
  expect(slots.waiting()).toBe(0);
  const other = createSlots({ ...limits, total: 1 });
  await expect(other.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await other.run("a", async () => 1)).toBe(1);
});
