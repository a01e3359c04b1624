import { expect, it } from "vitest";
import { toLimitView } from "./limit-view";

const limit = { period: 30, currency: "KWD", limit_amount: "3.000", can_edit: true } as const;

it.each([
  ["nothing used when nothing is said", {}, "0.000", 0],
  ["a third", { available_amount: "2.000" }, "1.000", 33],
  ["all of it", { available_amount: "0.000" }, "3.000", 100],
  ["a limit of nothing", { limit_amount: "0.000" }, "0.000", 100],
])("%s", (_, changes, used, percent) => {
  expect(toLimitView({ ...limit, ...changes })).toMatchObject({
    used: { amount: used, currency: "KWD" },
    percent,
  });
});

it("is nothing without a period or an amount", () => {
  expect(toLimitView({ ...limit, period: "none" })).toBeNull();
  expect(toLimitView({ ...limit, limit_amount: undefined })).toBeNull();
});
