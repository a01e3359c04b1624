import { expect, it, vi } from "vitest";
import { noTelemetry } from "~/upstream/telemetry";
import { leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { destinationOf } from "../deposit/deposit-flow.server";
import { deposit, openDeposit } from "../testing/deposit-page";

// The sandbox's own pages are none of these.
const app = await testApp({ settings: { paymentOrigins: ["https://pay.example"] } });

it.each(["sandcard", "sandframe", "sandwindow"])(
  "a payment by %s whose page may not be opened says so, is not waited for, and does not count as settled",
  async (sysname) => {
    const browser = await openPlayerBrowser(app);
    const count = vi.spyOn(noTelemetry, "countMoney");
    const destination = leadsTo(await deposit(browser, sysname)) ?? "";
    expect(count.mock.calls).toEqual([["cashier.makedeposit", "barred"]]);
    count.mockRestore();
    const [, id = ""] = /^\/cashier\/paypending\/(\w+)$/.exec(destination) ?? [];
    expect(await browser.result(destination, id)).toMatchObject({
      missing: "barred",
      deposit: { id },
      open: null,
      seconds: null,
    });
    // Neither does the step of the form lead there.
    const step = openDeposit(browser, sysname, `?transaction=${id}`);
    await expect(step).rejects.toMatchObject({ status: 302 });
  },
);

it.each([
  ["https://other.example/pay?token=secret", "https://other.example"],
  ["http://pay.example/1", "http://pay.example"],
  ["/pay/1", "no address"],
])("%s is logged as what the setting lacks", (url, origin) => {
  const error = vi.fn();
  const config = { paymentOrigins: ["https://pay.example"] };
  const context = { config, log: { error } } as unknown as Parameters<typeof destinationOf>[0];
  const destination = destinationOf(
    context,
    { id: "dep_1", status: "pending", flow: "redirect", external: true, url },
    "sandcard",
  );
  expect(destination).toEqual({ path: "/cashier/paypending/dep_1" });
  expect(error.mock.calls).toEqual([
    [{ payment: "dep_1", origin, setting: "PAYMENT_ORIGINS" }, expect.any(String)],
  ]);
});
