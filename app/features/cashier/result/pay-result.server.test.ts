import { beforeEach, describe, expect, it, vi } from "vitest";
import { readBalances } from "~/browser/runtime/balance/balance";
import { catalogue } from "~/i18n/messages/catalogue";
import type { AccountInfo } from "~/platform/entities/session";
import { type CashierBrowser, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { deposit, openDeposit } from "../testing/deposit-page";

let browser: CashierBrowser;
const app = await testApp();
beforeEach(async () => {
  browser = await openPlayerBrowser(app);
});

/** The payment that an answer names, in its path or its query. */
async function made(
  sysname: string,
  fields: Record<string, string> = {},
): Promise<{ id: string; destination: string }> {
  const destination = leadsTo(await deposit(browser, sysname, fields)) ?? "";
  const url = new URL(destination, "http://localhost");
  return { destination, id: url.searchParams.get("transaction") ?? url.pathname.split("/").at(-1) ?? "" };
}

const destinationAt = (answer: Promise<object>) => answer.catch((thrown: Response) => leadsTo(thrown));

async function finish(id: string, status: "success" | "fail" | "cancel") {
  const answer = await fetch(`${app.sandbox.url}/__sandbox/transactions/${id}`, {
    method: "POST",
    headers: { "X-Sandbox-Key": "sandbox", "Content-Type": "application/json" },
    body: JSON.stringify({ status }),
  });
  expect(answer.ok).toBe(true);
}

const names = ["payfail", "paypending", "paysuccess", "paycancel", "paymobile", "paynewwindow", "receipt"];

describe("a result page", () => {
  it.each(names)("%s says nothing of a payment that it does not name, or that is not known", async (name) => {
    const nothing = { deposit: null, open: null, seconds: null, isLatest: false };
    const bare = await browser.result(`/cashier/${name}`);
    expect(bare).toMatchObject({ ...nothing, missing: "unnamed" });
    expect(JSON.stringify(bare.seo)).toContain(catalogue["deposit.result.unnamed.title"]);
    for (const id of ["dep_of_somebody_else", "<script>", "x".repeat(90)])
      expect(await browser.result(`/cashier/${name}?transaction=${encodeURIComponent(id)}`)).toMatchObject({
        ...nothing,
        missing: "unknown",
      });
  });

  it("of another player's payment says nothing of it", async () => {
    const { id } = await made("sandpending");
    const other = await openPlayerBrowser(app);
    expect(await other.result(`/cashier/paypending/${id}`, id)).toMatchObject({
      missing: "unknown",
      deposit: null,
    });
    expect(await other.result(`/cashier/receipt?transaction=${id}`)).toMatchObject({ missing: "unknown" });
  });

  it.each([
    ["success", /^\/cashier\/paysuccess\/[\w-]+$/, "/cashier/paysuccess"],
    ["fail", /^\/cashier\/payfail\/[\w-]+$/, "/cashier/payfail"],
    ["cancel", /^\/cashier\/paycancel\?transaction=[\w-]+$/, "/cashier/paycancel"],
  ] as const)(
    "waits, and after %s the one that says so is shown, whatever the address says",
    async (status, right, own) => {
      const { id } = await made("sandcard");
      expect(await browser.result(`/cashier/paypending/${id}`, id)).toMatchObject({
        deposit: { id, value: { amount: "50.00", currency: "EUR" }, status: "pending" },
        open: { url: expect.stringContaining(id) },
        seconds: 5,
      });
      for (const early of ["paysuccess", "payfail"])
        expect(await destinationAt(browser.result(`/cashier/${early}/${id}`, id))).toBe(
          `/cashier/paypending/${id}`,
        );
      await finish(id, status);
      for (const wrong of [
        "paypending",
        "paymobile",
        "receipt",
        "paynewwindow",
        "payfail",
        "paysuccess",
        "paycancel",
      ]) {
        if (own.endsWith(wrong)) continue;
        expect(await destinationAt(browser.result(`/cashier/${wrong}?transaction=${id}`))).toMatch(right);
      }
      expect(await browser.result(`${own}?transaction=${id}`)).toMatchObject({
        deposit: { id, status },
        seconds: null,
        open: null,
      });
    },
  );

  it.each(["fail", "cancel"] as const)(
    "after %s says that nothing was taken, what there is, and leads to the same payment",
    async (status) => {
      const own = async () => (await (await browser.contextAt()).player()) as { account: AccountInfo };
      const { account } = await own();
      const { id } = await made("sandcard");
      await finish(id, status);
      const page = status === "fail" ? "payfail" : "paycancel";
      const result = await browser.result(`/cashier/${page}?transaction=${id}`);
      expect(result.untouched).toEqual({
        method: "Bank card",
        balance: readBalances(account).total,
        again: "/cashier/deposit/sandcard?amount=50",
      });
      expect((await own()).account).toMatchObject({ balance_main: account.balance_main });
    },
  );

  it.each(["status:500", "hang", "garbage", "ApplicationUnavailableException"])(
    "says all but the method's name where the methods answer %s",
    async (fault) => {
      const { id } = await made("sandcard");
      await finish(id, "cancel");
      browser.fail(`cashier.getdepositsettings=${fault}`);
      const { deposit, untouched } = await browser.result(`/cashier/paycancel?transaction=${id}`);
      expect(deposit).toMatchObject({ id, status: "cancel" });
      expect(untouched).toMatchObject({ method: undefined, again: "/cashier/deposit/sandcard?amount=50" });
    },
  );

  it("leads a script that asks again to a new document, in its locale", async () => {
    const { id } = await made("sandcard");
    await finish(id, "success");
    const context = { isDataRequest: true, locale: "es-ES" };
    const answer: Response = await browser
      .visit(
        `/cashier/paypending/${id}`,
        (one) => import("./pay-result.server").then((part) => part.loadPayResult(one, id)),
        context,
      )
      .then(
        () => expect.fail("it stays"),
        (thrown: Response) => thrown,
      );
    expect(answer.headers.get("Location")).toBe(`http://localhost:3000/es-ES/cashier/paysuccess/${id}`);
    expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it("gives advice instead of waiting for ever", async () => {
    const { id } = await made("sandcard");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    try {
      expect(await browser.result(`/cashier/paypending/${id}`, id)).toMatchObject({
        isLate: true,
        seconds: null,
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("what is left to do", () => {
  it("sandpix: a code to scan, drawn here, and a key to copy", async () => {
    const { id } = await made("sandpix");
    const { open } = await browser.result(`/cashier/receipt?transaction=${id}`);
    expect(open?.receipt).toMatchObject({ amount: "50.00", currency: "EUR", requisites: expect.any(Array) });
    expect(open?.receipt?.qr?.size).toBeGreaterThan(20);
    expect(open?.receipt?.qr?.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(open?.expiresAt).toBeDefined();
  });

  it("sandcrypto: an amount in another currency", async () => {
    const { id } = await made("sandcrypto");
    const { open } = await browser.result(`/cashier/receipt?transaction=${id}`);
    expect(open?.receipt).toMatchObject({ currency: "USDT", amount: expect.stringMatching(/^\d+\.\d{6}$/) });
  });

  it("sandmobile: the phone, and until when", async () => {
    const { id } = await made("sandmobile", { "requisites.phone": "+34 600 123 456" });
    const { open } = await browser.result(`/cashier/paymobile?transaction=${id}`);
    expect(open).toMatchObject({ phone: expect.stringMatching(/^3460/), expiresAt: expect.any(String) });
  });

  it("sandwindow: a link to another tab", async () => {
    const { id } = await made("sandwindow");
    const { open } = await browser.result(`/cashier/paynewwindow?transaction=${id}`);
    expect(open).toMatchObject({ url: expect.stringContaining(id), isOtherTab: true });
  });

  it("sandbank: a form for the provider, and sandframe: their page in ours, until it is over", async () => {
    const { id } = await made("sandbank", { "requisites.bank_id": "north" });
    expect((await openDeposit(browser, "sandbank", `?transaction=${id}`)).view).toMatchObject({
      kind: "step",
      step: { flow: "form", params: { order: id, sig: expect.any(String) } },
    });
    const frame = await made("sandframe");
    expect((await openDeposit(browser, "sandframe", `?transaction=${frame.id}`)).view).toMatchObject({
      kind: "step",
      step: { flow: "iframe", height: 640 },
    });
    await finish(frame.id, "success");
    expect(await destinationAt(openDeposit(browser, "sandframe", `?transaction=${frame.id}`))).toBe(
      `/cashier/paysuccess/${frame.id}`,
    );
  });

  it("of a step that nobody knows is explained on the result page", async () => {
    expect(await destinationAt(openDeposit(browser, "sandbank", "?transaction=dep_unknown"))).toBe(
      "/cashier/paypending/dep_unknown",
    );
  });
});

// Last, because the circuit breaker of the method stays open for a while.
it.each(names)("%s waits, and claims no end, while the platform does not answer", async (name) => {
  const { id } = await made("sandpending");
  browser.fail("cashier.getdepositinfo=status:500");
  expect(await browser.result(`/cashier/${name}?transaction=${id}`)).toMatchObject({
    page: "payPending",
    deposit: null,
    missing: null,
    seconds: 5,
  });
});
