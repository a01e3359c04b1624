import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAnnouncer } from "./balance-announcer";

const eur = (amount: string) => ({ amount, currency: "EUR" });
const announced = vi.fn();
let announcer: ReturnType<typeof createAnnouncer>;
const heard = () => announced.mock.calls.map(([{ amount, currency }]) => `${amount} ${currency}`);

beforeEach(() => {
  vi.useFakeTimers();
  announced.mockReset();
  announcer = createAnnouncer(eur("5"), announced);
});
afterEach(() => vi.useRealTimers());

it("says a balance once it is another, and never the same one again", async () => {
  for (const amount of ["5", "5", "6", "6", "6"]) {
    announcer.show(eur(amount));
    await vi.advanceTimersByTimeAsync(20_000);
  }
  announcer.show({ amount: "6", currency: "USD" });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toEqual(["6 EUR", "6 USD"]);
});

it("says the latest alone while it changes all the time", async () => {
  for (let amount = 6; amount < 36; amount++) {
    announcer.show(eur(String(amount)));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(heard()).toEqual(["6 EUR", "15 EUR", "25 EUR", "35 EUR"]);
});

it("says nothing of a change that was taken back before it was told, or of a page that is gone", async () => {
  announcer.show(eur("6"));
  await vi.advanceTimersByTimeAsync(0);
  announcer.show(eur("7"));
  await vi.advanceTimersByTimeAsync(5000);
  announcer.show(eur("6"));
  await vi.advanceTimersByTimeAsync(20_000);
  announcer.show(eur("8"));
  announcer.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard()).toEqual(["6 EUR"]);
});
