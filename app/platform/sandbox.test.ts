import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContent } from "~/content/client.server";
import type { Content } from "~/content/content-client";
import { type Sandbox, startSandbox } from "../../sandbox/start";
import { configFor, recordedLog, requestFor } from "../../tests/support/requests";
import { createPlatform, type Platform } from "./client.server";
import type { MethodName } from "./methods/registry";

// The two implementations of the contract are independent: every reply of the sandbox has to fit its schema.

let sandbox: Sandbox;
let platform: Platform;
let content: Content;
const log = recordedLog();

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const config = configFor(sandbox.url);
  platform = createPlatform(config, log);
  content = createContent(config, log);
});
afterAll(async () => {
  await Promise.all([platform.close(), content.close()]);
  await sandbox.close();
});

async function signedIn(name = "demo") {
  const client = platform.forRequest(requestFor());
  await client.call("auth.login", { login: `${name}@sandbox.test`, password: "Sandbox1!" });
  return client;
}

const reads = [
  "metadata.getgeneralinfo",
  "metadata.get",
  "account.getInfo",
  "account.getcurrencyrates",
  "games.getCategories",
  "games.getProviders",
  "Jackpots.get",
  "Jackpots.getWinners",
  "leaderboard.get",
  "leaderboard.live",
  "leaderboard.top",
  "tournaments.get",
  "banners.get",
  "support.getsettings",
  "loyalty.getcharacters",
  "loyalty.getproducts",
  "loyalty.getPrograms",
  "campaigns.getoffers",
  "popups.get",
  "account.getContactPhoneSettings",
  "Account.getPersonalDataFields",
] as const satisfies MethodName[];

const playerReads = [
  "account.getBalance",
  "account.getDepositLimit",
  "account.getprofileinfo",
  "BettingBonuses.get",
  "bonuses.get",
  "cashbacks.get",
  "cashier.getbanks",
  "cashier.getdepositsettings",
  "cashier.gethistory",
  "cashier.getwithdrawsettings",
  "freespins.get",
  "games.getHistory",
  "games.gethistoryexportrequest",
  "games.getLikes",
  "loyalty.getinfo",
  "loyalty.getnotifications",
  "storage.getKeys",
] as const satisfies MethodName[];

describe("platform", () => {
  it.each(reads)("%s fits for a visitor", async (method) => {
    await expect(platform.forRequest(requestFor()).call(method)).resolves.toBeDefined();
  });

  it.each([...reads, ...playerReads])("%s fits for a player", async (method) => {
    const client = await signedIn();
    await expect(client.call(method, {}, { personal: true })).resolves.toBeDefined();
  });

  it.each(["incomplete", "limited", "paidback", "poor", "requisites", "yen", "dinar", "tether"])(
    "everything fits for %s",
    async (name) => {
      const client = await signedIn(name);
      for (const method of playerReads)
        await expect(client.call(method, {}, { personal: true }), method).resolves.toBeDefined();
    },
  );

  it("reads that name one thing fit", async () => {
    const client = await signedIn();
    expect(await client.call("cashier.getdepositinfo", { id: "dep_1000" })).toMatchObject({ id: "dep_1000" });
    expect((await client.call("loyalty.getProgram", { sysname: "vip" }))?.sysname).toBe("vip");
    expect(await client.call("loyalty.getProgram", { sysname: "none" })).toBeNull();
    expect(await client.call("storage.get", { keys: ["confirm_sent"] })).toEqual({});
  });

  it("games fit, and fill their pages", async () => {
    const client = platform.forRequest(requestFor());
    const { items, total } = await client.call("games.get", { options: { count: 300, offset: 0 } });
    expect(items).toHaveLength(300);
    expect(total).toBeGreaterThanOrEqual(600);
  });

  it("a player signs in, changes the locale and signs out", async () => {
    const client = await signedIn();
    expect((await client.call("account.getInfo")).uid).toBeGreaterThan(0);
    expect(await client.call("account.changelocale", { locale: "es-ES" })).toBe(1);
    expect((await client.call("account.getInfo")).locale).toBe("es-ES");
    expect(await client.call("auth.logout")).toBe(1);
    expect((await client.call("account.getInfo")).uid).toBe(0);
  });

  it("a wrong password is an expected refusal", async () => {
    const outcome = await platform
      .forRequest(requestFor())
      .attempt("auth.login", { login: "demo@sandbox.test", password: "wrong" });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "WRONG_CREDENTIALS" } });
  });
});

describe("content", () => {
  const clientFor = (locale: string) =>
    content.forRequest({
      requestId: "r-1",
      origin: "https://casino.example",
      locale,
      signal: new AbortController().signal,
    });

  it.each(["en-US", "es-ES", "pt-BR", "lv-LV", "ar"])("fits whole in %s", async (locale) => {
    log.warn.mockClear();
    const client = clientFor(locale);
    const [{ locales }, messages, config, data, setting] = await Promise.all([
      client.locales(),
      client.messages(locale),
      client.config(),
      client.commonData(),
      client.webSetting(),
    ]);
    expect(locales.map(({ code }) => code)).toContain(locale);
    expect(Object.keys(messages).length).toBeGreaterThan(50);
    expect(config.product.name).not.toBe("Casino");
    expect(data.menuLinks.length).toBeGreaterThan(0);
    expect(data.themes).toHaveLength(2);
    expect(setting.favicons.length).toBeGreaterThan(0);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("pages, redirects and icons fit", async () => {
    const client = clientFor("es-ES");
    expect(await client.page("terms")).toMatchObject({ slug: "terms" });
    expect(await client.page("nowhere")).toBeNull();
    expect(await client.routeRule("/legacy")).toMatchObject({ to: "/gamehall", statusCode: 301 });
    const [social] = (await client.commonData()).socialItemsList;
    expect(await client.icon(social?.icon ?? "")).toMatch(/^<svg/);
  });
});
