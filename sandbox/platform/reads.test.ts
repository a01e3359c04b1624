import { beforeEach, describe, expect, it } from "vitest";
import { paymentRows } from "../seed/payments";
import { createClient, testSandbox } from "../test-client";
import { day } from "../world/clock";

const { sandbox, client } = await testSandbox();

const read = async (method: string, parameters: Record<string, string> = {}) =>
  (await client.get(method, parameters)).body.data;
const column = (items: Record<string, unknown>[], name: string) => items.map((item) => item[name]);

describe("pages", () => {
  it.each([
    ["cashier.gethistory", 20, "created_at"],
    ["bonuses.get", 6, "created_at"],
    ["cashbacks.get", 3, "end_date"],
    ["games.getHistory", 30, "created_at"],
    ["loyalty.getproducts", 14, null],
    ["loyalty.getcharacters", 25, null],
  ])("%s: their union is the whole, newest first", async (method, total, moment) => {
    await client.login("demo");
    const items = [];
    for (let offset = 0; offset < total + 4; offset += 4) {
      const page = await read(method, { offset: String(offset), count: "4" });
      expect([page.offset, page.limit, page.total]).toEqual([offset, 4, total]);
      items.push(...page.items);
    }
    expect(new Set(column(items, "id")).size).toBe(total);
    if (moment) expect(column(items, moment)).toEqual(column(items, moment).sort().reverse());
  });
});

describe("filters", () => {
  beforeEach(() => client.login("demo"));

  it.each([
    ["cashier.gethistory", { type: "deposit" }, 11],
    ["cashier.gethistory", { type: "withdrawal" }, 9],
    ["cashier.gethistory", { type: "withdrawal", statuses: "pending,cancel" }, 3],
    ["bonuses.get", { status: "active,paused" }, 2],
    ["cashbacks.get", { statuses: "active" }, 1],
    ["cashbacks.get", { statuses: "paid_out,active" }, 3],
  ])("%s %o finds %i", async (method, parameters, total) => {
    expect((await read(method, parameters as unknown as Record<string, string>)).total).toBe(total);
  });

  it.each([
    ["cashier.gethistory", { type: "gift" }, { type: ["WRONG_VALUE"] }],
    ["cashier.gethistory", { statuses: "lost" }, { statuses: ["WRONG_VALUE"] }],
    ["bonuses.get", { status: "gone" }, { status: ["WRONG_VALUE"] }],
    ["cashbacks.get", { sort: "colour" }, { sort: ["WRONG_FORMAT"] }],
    ["cashier.getdepositinfo", { id: "wdr_2000" }, { id: ["WRONG_VALUE"] }],
    ["Account.getPersonalDataFields", { country: "ZZ" }, { country: ["WRONG_VALUE"] }],
    ["storage.get", {}, { keys: ["REQUIRED"] }],
  ])("%s %o is refused", async (method, parameters, invalid) => {
    const { status, body } = await client.get(method, parameters as unknown as Record<string, string>);
    expect([status, body.error.error_data.invalid_parameters]).toEqual([400, invalid]);
  });

  it("fields and sort narrow and order a list", async () => {
    const { items } = await read("cashbacks.get", { sort: "end_date", fields: "status" });
    expect(items).toEqual([
      { id: 701, status: "paid_out" },
      { id: 702, status: "paid_out" },
      { id: 703, status: "active" },
    ]);
  });
});

describe("the seed has what docs/contract.md#7.1 and #7.2 name", () => {
  it("offers", async () => {
    await client.login("demo");
    const offers = await read("campaigns.getoffers");
    const of = (action: string) =>
      offers.filter((offer: { trigger: { action: string } }) => offer.trigger.action === action);
    expect(["deposit", "registration", "promo_code", "login"].map((action) => of(action).length)).toEqual([
      4, 2, 2, 1,
    ]);
    expect(
      offers.filter((offer: never) => JSON.stringify(offer).includes('"exclude_methods":["sandcrypto"]')),
    ).toHaveLength(1);
    const satisfied = offers.map(
      (offer: { trigger: { user_satisfies_params: boolean } }) => offer.trigger.user_satisfies_params,
    );
    expect(satisfied.filter((satisfies: boolean) => !satisfies)).toHaveLength(1);
  });

  it("popups: published for players, drafts for whoever previews", async () => {
    expect(await read("popups.get")).toEqual([]);
    expect(column(await read("popups.get", { preview: "1" }), "sysname")).toEqual(["autumn-draft"]);
    await client.login("demo");
    expect(column(await read("popups.get"), "priority")).toEqual([1, 2, 3]);
    expect(await read("popups.get", { preview: "1" })).toHaveLength(4);
    await client.control("POST", "clock", { advance_ms: 11 * day });
    await client.login("demo");
    expect(column(await read("popups.get"), "sysname")).not.toContain("desert-week");
  });

  it("loyalty: levels without a last end, quests in every status, products that cannot be had", async () => {
    await client.login("demo");
    const programs = await read("loyalty.getPrograms");
    expect(column(programs, "sysname")).toEqual(["main", "vip"]);
    const [{ levels }] = programs;
    expect(levels).toHaveLength(5);
    expect(levels.map((level: object) => "maxValue" in level)).toEqual([true, true, true, true, false]);
    expect(column(levels, "is_current")).toEqual([undefined, undefined, true, undefined, undefined]);
    const quests = programs.flatMap((program: { quests: object[] }) => program.quests);
    expect(new Set(column(quests, "status"))).toEqual(
      new Set(["locked", "available", "in_progress", "completed"]),
    );
    expect(quests).toHaveLength(6);
    const { items } = await read("loyalty.getproducts", { count: "300" });
    expect(items.filter((product: { count_left?: number }) => product.count_left === 0)).toHaveLength(1);
    expect(items.filter((product: { min_level?: number }) => product.min_level)).toHaveLength(1);
    expect(items.filter((product: { price: number }) => product.price > 2480 * 10)).toHaveLength(1);
    const visitor = createClient(sandbox);
    const seen = (await visitor.get("loyalty.getProgram", { sysname: "main" })).body.data;
    expect(new Set(column(seen.quests, "status"))).toEqual(new Set(["available"]));
  });

  it("notices of every trigger in both types, for one minute", async () => {
    await client.login("poor");
    const notices = await read("loyalty.getnotifications");
    expect(
      new Set(notices.map((notice: { trigger: string; type: string }) => `${notice.trigger} ${notice.type}`))
        .size,
    ).toBe(12);
    expect(await read("loyalty.getnotifications")).toEqual(notices);
    await client.control("POST", "clock", { advance_ms: 61_000 });
    expect(await read("loyalty.getnotifications")).toEqual([]);
  });

  it("ways to pay with bounds in the player's currency", async () => {
    const bounds = [];
    for (const name of ["demo", "yen", "dinar", "tether"]) {
      const own = createClient(sandbox);
      await own.login(name);
      const { methods } = (await own.get("cashier.getdepositsettings")).body.data;
      expect(methods).toHaveLength(paymentRows.length);
      bounds.push([methods[0].currency, methods[0].min_amount, methods[0].max_amount]);
    }
    expect(bounds).toEqual([
      ["EUR", "10.00", "5000.00"],
      ["JPY", "1000", "500000"],
      ["KWD", "10.000", "5000.000"],
      ["USDT", "10.000000", "5000.000000"],
    ]);
  });

  it("withdrawals: four ways, what was used, and bonuses that burn", async () => {
    await client.login("demo");
    const settings = await read("cashier.getwithdrawsettings");
    expect(column(settings.methods, "sysname")).toEqual(["sandcard", "sandpix", "sandcrypto", "sandiban"]);
    expect(settings.burns_bonuses).toBe(true);
    expect(settings.limits[1]).toEqual({ period_days: 7, limit_amount: "20000.00", used_amount: "40.00" });
    await client.login("poor");
    expect((await read("cashier.getwithdrawsettings")).burns_bonuses).toBe(false);
  });

  it("a deposit limit, or none", async () => {
    await client.login("limited");
    expect(await read("account.getDepositLimit")).toMatchObject({
      period: 7,
      limit_amount: "100.00",
      available_amount: "35.00",
      can_edit: false,
    });
    await client.login("demo");
    expect(await read("account.getDepositLimit")).toEqual({
      period: "none",
      currency: "EUR",
      can_edit: true,
    });
  });
});

describe("what is personal", () => {
  it("profile: parts come when they are named", async () => {
    await client.login("cpf");
    expect(await read("account.getprofileinfo")).not.toHaveProperty("document");
    expect(await read("account.getprofileinfo", { fields: "contacts,document" })).toMatchObject({
      country_code: "BR",
      country: "Brazil",
      document: { type: "cpf", number: "529.982.247-25" },
      contacts: { email: { contact: "cpf@sandbox.test", is_confirmed: true } },
    });
  });

  it("fields: registration for a visitor, the missing ones half-way, the profile afterwards", async () => {
    const names = async (parameters = {}) =>
      column(await read("Account.getPersonalDataFields", parameters), "sysname");
    expect(await names({ country: "BR" })).toEqual(
      expect.arrayContaining(["email", "password", "document_number"]),
    );
    expect(await names({ country: "ES" })).not.toContain("document_number");
    const fields = await read("Account.getPersonalDataFields", { country: "LV" });
    const region = fields.find(({ sysname }: { sysname: string }) => sysname === "region");
    expect(region.attributes.options.select[0]).toEqual({ value: "LV-RIX", label: "Rīga" });
    await client.login("incomplete");
    expect(await names()).toEqual(
      expect.arrayContaining(["mobile", "first_name", "last_name", "birth_date"]),
    );
    expect(await names()).not.toContain("email");
    await client.login("demo");
    expect(await names()).toEqual(expect.arrayContaining(["middle_name", "sex", "fakename"]));
    expect(await names()).not.toContain("password");
  });

  it("phones: the visitor's own country first", async () => {
    const phones = async (country: string) =>
      (await client.get("account.getContactPhoneSettings", {}, { "X-Country": country })).body.data;
    expect([(await phones("LV"))[0].country_code, (await phones("JP"))[0].country_code]).toEqual([
      "LV",
      "JP",
    ]);
  });

  it("bonuses run out with the clock, and a cashback that nobody claimed is gone", async () => {
    await client.control("POST", "clock", { advance_ms: 40 * day });
    await client.login("demo");
    const { items } = await read("bonuses.get");
    expect(new Set(column(items, "status"))).toEqual(new Set(["expired", "finished", "removed"]));
    expect(column((await read("cashbacks.get")).items, "status")).toEqual(["paid_out", "paid_out"]);
    expect((await read("freespins.get")).total).toBe(0);
  });

  it("the export of the history can be switched off", async () => {
    await client.login("demo");
    expect(await read("games.gethistoryexportrequest")).toEqual({ status: "none" });
    await client.control("PATCH", "config", { generalInfo: { is_game_history_export_enabled: false } });
    expect((await client.get("games.gethistoryexportrequest")).body.error.code).toBe("WRONG_STATE");
  });

  it("storage gives the keys that are requested", async () => {
    await client.control("PATCH", "users/100001", { storage: { one: "1", two: "2" } });
    await client.login("demo");
    expect(await read("storage.get", { keys: "two,three" })).toEqual({ two: "2" });
    expect(await read("storage.getKeys")).toEqual(["one", "two"]);
  });
});
