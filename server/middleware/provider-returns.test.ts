import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";

let server: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  server = await startPipeline();
});
afterAll(() => server.close());

const form = "application/x-www-form-urlencoded";
const bank = { origin: "https://bank.example", "sec-fetch-site": "cross-site", "content-type": form };

const post = (path: string, headers: Record<string, string> = bank, body = "PaRes=abc&transaction=t_9") =>
  server.ask(path, { method: "POST", headers: { cookie: "cr_player=1", ...headers }, body });

const senders: [string, Record<string, string>][] = [
  ["another site", bank],
  ["a page without a referrer", { ...bank, origin: "null" }],
  ["a page without a referrer, in an older browser", { origin: "null", "content-type": form }],
  ["a browser that says nothing", { "content-type": form }],
  ["a sub-domain", { ...bank, origin: "https://pay.casino.example", "sec-fetch-site": "same-site" }],
];

describe.each(senders)("a payment's return by POST from %s", (_sender, headers) => {
  it.each([
    ["/cashier/paysuccess/123", "/cashier/paysuccess/123"],
    ["/es-ES/cashier/payfail/123?latest=1", "/es-ES/cashier/payfail/123?latest=1"],
    ["/cashier/paypending/a-b", "/cashier/paypending/a-b"],
    ["/es-419/cashier/payfail/123", "/es-419/cashier/payfail/123"],
    ["/zh-Hans-CN/cashier/payfail/123", "/zh-Hans-CN/cashier/payfail/123"],
    ["/cashier/paysuccess", "/cashier/paysuccess?transaction=t_9"],
    ["/cashier/paycancel", "/cashier/paycancel?transaction=t_9"],
    ["/cashier/receipt?transaction=7", "/cashier/receipt?transaction=7"],
    ["/cashier/paymobile", "/cashier/paymobile?transaction=t_9"],
    ["/cashier/paynewwindow?latest=1", "/cashier/paynewwindow?latest=1&transaction=t_9"],
    ["/ar/cashier/deposit/sandcard?from=/game", "/ar/cashier/deposit/sandcard?from=%2Fgame&transaction=t_9"],
  ])("%s goes on to %s by GET", async (path, location) => {
    const answer = await post(path, headers);
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

describe("of its body", () => {
  it.each([
    ["a name that the contract lacks", form, "redirectUrl=https://evil.example&latest=1", ""],
    ["an id that is too long", form, `transaction=${"9".repeat(65)}`, ""],
    ["an empty id", form, "transaction=", ""],
    ["plain text", "text/plain", "transaction=t_9", ""],
    ["nothing", form, "", ""],
    ["a long message of a bank", form, `PaRes=${"x".repeat(20_000)}&transaction=t_9`, "?transaction=t_9"],
    ["more than is read", form, `transaction=t_9&PaRes=${"x".repeat(70_000)}`, ""],
    [
      "a form in parts",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="transaction"\r\n\r\nt_9\r\n--b--\r\n',
      "?transaction=t_9",
    ],
  ])("%s is kept as far as it names the payment", async (_name, type, body, search) => {
    const answer = await post("/cashier/paycancel", { ...bank, "content-type": type }, body);
    expect([answer.status, answer.headers.location]).toEqual([303, `/cashier/paycancel${search}`]);
  });
});

it.each([
  ["/cashier/paysuccess/1", {}, "en-US"],
  ["/lv-LV/cashier/paysuccess/1", { "accept-language": "es" }, "lv-LV"],
  ["/cashier/paysuccess/1", { "accept-language": "ar,en;q=0.5" }, "ar"],
  ["/es-419/cashier/paysuccess/1", { "accept-language": "ar" }, "es-ES"],
])("in a frame %s %j is a page of ours in %s that goes on by itself", async (path, headers, locale) => {
  const answer = await post(path, { ...bank, "sec-fetch-dest": "iframe", ...headers });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(`<html lang="${locale}"`);
  expect(answer.text).toContain(`<meta http-equiv="refresh" content="0;url=${path}">`);
  expect(answer.text).toMatch(new RegExp(`<a href="${path}" target="_top">[^<]+</a>`));
  expect(answer.headers["content-security-policy"]).not.toContain("frame-ancestors");
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

it.each([
  "/forms/sign_in",
  "/cashier/deposit",
  "/cashier/withdraw",
  "/cashier/paysuccess/1.data",
  "/cashier/paysuccess/1/2",
  "/profile/cashier/paysuccess/1",
  "/cashier/paysuccessful",
])("elsewhere a POST of another site is refused, with what to do: %s", async (path) => {
  const answer = await post(path, { ...bank, accept: "text/html" });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("Open the page here");
});

it("what a page of ours posts to these addresses stays a form of ours", async () => {
  const ours = { origin: "https://casino.example", "content-type": form };
  expect((await post("/cashier/deposit/sandcard", ours)).headers.location).toBeUndefined();
});
