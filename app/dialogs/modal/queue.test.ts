import { describe, expect, it, vi } from "vitest";
import { createDialogQueue } from "./queue";

const cashback = { name: "confirmEmail", data: undefined } as const;
const profile = { name: "fillProfile", data: undefined } as const;
const warning = { name: "interactivity", data: { endsAt: 0 } } as const;

const current = (queue: ReturnType<typeof createDialogQueue>) => queue.get()[0];

describe("the dialog queue", () => {
  it("shows one at a time, in order of arrival", () => {
    const queue = createDialogQueue();
    expect(current(queue)).toBeUndefined();
    queue.add(cashback);
    queue.add(profile);
    expect(current(queue)).toBe(cashback);
    queue.finish(cashback, false);
    expect(current(queue)).toBe(profile);
    queue.finish(profile, false);
    expect(current(queue)).toBeUndefined();
  });

  it("lets a duty through, and comes back to the one before", () => {
    const queue = createDialogQueue();
    queue.add(cashback);
    const ticket = queue.add(warning);
    expect(current(queue)).toBe(warning);
    ticket.close();
    expect(current(queue)).toBe(cashback);
  });

  it.each([true, false])("answers who asked: %s", async (isAgreed) => {
    const queue = createDialogQueue();
    const { answer } = queue.add(profile);
    queue.finish(profile, isAgreed);
    expect(await answer).toBe(isAgreed);
  });

  it("answers a forced close with no, also while it waits", async () => {
    const queue = createDialogQueue();
    queue.add(warning);
    const ticket = queue.add(profile);
    ticket.close();
    expect(await ticket.answer).toBe(false);
    expect(current(queue)).toBe(warning);
  });

  it("takes the same dialog once, and two things of one kind apart", () => {
    const queue = createDialogQueue();
    const first = queue.add({ ...profile });
    expect(queue.add({ ...profile })).toBe(first);
    expect(queue.add({ ...profile, id: "2" })).not.toBe(first);
  });

  it("notifies its readers of changes until they leave", () => {
    const queue = createDialogQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    const ticket = queue.add(cashback);
    ticket.close();
    ticket.close();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    queue.add(profile);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
