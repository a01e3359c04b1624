import { expect, it } from "vitest";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadCashbacks } from "./cashback.server";

const app = await testApp();

const load = async (name: string) =>
  loadCashbacks(
    await app.contextFor({
      path: "/profile/cashback",
      cookieHeader: await cookiesOf(app, `${name}@sandbox.test`),
    }),
  );

it("shows the latest first, and until when it waits", async () => {
  const { cashbacks, seo } = await load("demo");
  const [latest] = cashbacks;
  expect(latest).toMatchObject({ status: "active", paidAt: undefined });
  expect(latest?.receivableUntil).toBeTruthy();
  const ends = cashbacks.map(({ to }) => Date.parse(to ?? ""));
  expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  expect(seo.robots).toBe("noindex,follow");
});

it("shows when one was paid, and that there is none", async () => {
  const [paid] = (await load("paidback")).cashbacks;
  expect(paid).toMatchObject({ status: "paid_out", receivableUntil: undefined });
  expect((await load("newbie")).cashbacks).toEqual([]);
});
