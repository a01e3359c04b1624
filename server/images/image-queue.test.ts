import { expect, it } from "vitest";
import { createImageQueue } from "./image-queue";

it("clients take turns: a client with sixty requests does not delay one with a single request", async () => {
  const inTurn = createImageQueue();
  const made: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const ask = (client: string) =>
    inTurn(client, async () => {
      await gate;
      made.push(client);
    });
  const greedy = Array.from({ length: 64 }, () => ask("greedy"));
  const others = ["a", "b", "c"].map(ask);
  await expect(ask("greedy")).rejects.toMatchObject({ status: 503 });
  open();
  await Promise.all([...greedy, ...others]);
  expect(made.slice(0, 12)).toEqual(expect.arrayContaining(["a", "b", "c"]));
  expect(made).toHaveLength(67);
  await ask("greedy");
});

it("the queue is bounded, and failures do not block it", async () => {
  const inTurn = createImageQueue();
  let fail = () => {};
  const gate = new Promise<void>((_, reject) => {
    fail = () => reject(new Error("no"));
  });
  const requests = Array.from({ length: 250 }, (_, client) => inTurn(`${client}`, () => gate));
  fail();
  const settled = await Promise.allSettled(requests);
  const full = settled.filter((one) => one.status === "rejected" && one.reason.status === 503);
  expect(full).toHaveLength(6);
  expect(await inTurn("later", async () => "made")).toBe("made");
});
