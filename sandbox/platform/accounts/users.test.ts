import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../start";
import { createClient } from "../../test-client";
import { day } from "../../world/clock";

// Every row of docs/contract.md#7.2, by what the platform answers to this player.

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ games: 60 });
});
afterAll(() => sandbox.close());

type Client = ReturnType<typeof createClient>;
type Check = (client: Client) => Promise<void>;

const statuses = (items: { status: string }[]) => new Set(items.map(({ status }) => status));

const hasInfo =
  (expected: object): Check =>
  async (client) =>
    expect(await client.read("account.getInfo")).toMatchObject(expected);

const hears =
  (code: string): Check =>
  async (client) => {
    expect(await client.write("campaigns.activateOffer", { promo_code: "SPINS20" })).toMatchObject({ code });
    const { items } = await client.read("tournaments.get", { status: "active" });
    const reason = code.replace("NEED_", "").toLowerCase();
    for (const { restrictions } of items) {
      expect(restrictions.is_allowed).toBe(false);
      expect(restrictions.reasons).toContain(reason);
    }
    expect((await client.send("/platform/game/sand-dunes/play")).headers.get("x-error-code")).toBe(code);
  };

const money = (amount: string, currency: string) => ({ balance_main: { amount, currency } });

const players: Record<string, Check[]> = {
  demo: [
    hasInfo({
      ...money("1250.50", "EUR"),
      balance_bonus: { amount: "40.00", currency: "EUR" },
      balance_betting_bonus: { amount: "15.00", currency: "EUR" },
      is_verified: true,
      locale: "en-US",
    }),
    async (client) => {
      const { contacts } = await client.read("account.getprofileinfo", { fields: "contacts" });
      expect([contacts.email.is_confirmed, contacts.phone.is_confirmed]).toEqual([true, true]);
      const history = (type: string) => client.read("cashier.gethistory", { type, count: "4" });
      expect([(await history("deposit")).total, (await history("withdrawal")).total]).toEqual([11, 9]);
      const { items } = await client.read("cashier.gethistory", { type: "withdrawal", count: "9" });
      expect(statuses(items).size).toBe(5);
      expect(statuses((await client.read("bonuses.get")).items).size).toBe(6);
      expect((await client.read("BettingBonuses.get")).length).toBeGreaterThan(1);
      expect((await client.read("freespins.get")).total).toBe(2);
      expect((await client.read("games.getLikes")).length).toBe(6);
      expect((await client.read("games.getHistory")).total).toBe(30);
      const cashbacks = await client.read("cashbacks.get", { count: "1", sort: "-end_date" });
      expect(cashbacks.items[0].status).toBe("active");
    },
  ],
  newbie: [
    hasInfo(money("0.00", "USD")),
    async (client) => {
      const { reg_time, login } = await client.read("account.getInfo");
      expect(sandbox.world.clock.now() - Date.parse(reg_time)).toBeLessThan(day);
      expect((await client.read("cashier.gethistory", { type: "deposit" })).total).toBe(0);
      const { email } = (await client.read("account.getprofileinfo", { fields: "contacts" })).contacts;
      expect(email).toMatchObject({ contact: login, is_confirmed: false });
    },
  ],
  incomplete: [
    hasInfo({ ...money("0.00", "BRL"), locale: "pt-BR", is_registration_completed: false }),
    async (client) => {
      const fields = await client.read("Account.getPersonalDataFields");
      const needed = fields.filter(
        ({ attributes }: { attributes: { is_required: boolean } }) => attributes.is_required,
      );
      expect(needed.map(({ sysname }: { sysname: string }) => sysname)).toEqual(["birth_date"]);
    },
  ],
  needdeposit: [hasInfo(money("200.00", "EUR")), hears("NEED_DEPOSIT")],
  needprofile: [hasInfo(money("200.00", "EUR")), hears("NEED_PROFILE")],
  needcontact: [hasInfo(money("200.00", "EUR")), hears("NEED_CONTACT")],
  needkyc: [
    hasInfo({ ...money("200.00", "EUR"), is_kyc_block_enabled: true, is_verified: false }),
    async (client) => {
      const launch = await client.send("/platform/game/sand-dunes/play");
      expect(launch.headers.get("x-error-code")).toBe("VERIFICATION_REQUIRED");
    },
  ],
  onkyc: [hasInfo({ ...money("200.00", "EUR"), is_on_verification: true, is_verified: false })],
  rejected: [hasInfo({ ...money("200.00", "EUR"), is_on_verification: false, is_verified: false })],
  cpf: [
    hasInfo({ ...money("200.00", "BRL"), locale: "pt-BR" }),
    async (client) => {
      const { document } = await client.read("account.getprofileinfo", { fields: "document" });
      expect(document).toEqual({ type: "cpf", number: "529.982.247-25" });
      expect(JSON.stringify(await client.read("cashier.getdepositsettings"))).toContain("sandpix");
    },
  ],
  yen: [hasInfo(money("125050", "JPY"))],
  dinar: [hasInfo({ ...money("1250.500", "KWD"), locale: "ar" })],
  tether: [hasInfo(money("1250.500000", "USDT"))],
  limited: [
    hasInfo(money("200.00", "EUR")),
    async (client) =>
      expect(await client.read("account.getDepositLimit")).toMatchObject({
        period: 7,
        limit_amount: "100.00",
        available_amount: "35.00",
        can_edit: false,
      }),
  ],
  paidback: [
    async (client) => {
      const [latest] = (await client.read("cashbacks.get", { count: "1", sort: "-end_date" })).items;
      expect(latest.status).toBe("paid_out");
      expect(latest).not.toHaveProperty("receiving_expired_at");
    },
  ],
  poor: [
    hasInfo(money("0.00", "USD")),
    async (client) => expect((await client.read("loyalty.getinfo")).points).toBe(5),
  ],
  requisites: [
    async (client) => {
      const settings = JSON.stringify(await client.read("cashier.getdepositsettings"));
      for (const status of ["ready", "on_verification", "validation_required", "fraudulent"])
        expect(settings).toContain(status);
    },
  ],
};

describe("who may come in", () => {
  it.each(Object.entries(players))("%s", async (name, checks) => {
    const client = createClient(sandbox);
    expect((await client.login(name)).body.data.payload.login).toBe(`${name}@sandbox.test`);
    for (const check of checks) await check(client);
  });
});

describe("who needs a code", () => {
  it.each([
    ["twofa", 401],
    ["twofa-status", 200],
  ])("%s", async (name, status) => {
    const client = createClient(sandbox);
    const login = await client.login(name);
    expect([login.status, client.cookie()]).toEqual([status, ""]);
    const { body } = await client.login(name, { two_factor_auth: "654321" });
    expect(body.data.payload).toMatchObject({ two_factor_auth: true, ...money("200.00", "USD") });
  });
});

describe("who stays outside", () => {
  it.each([
    ["banned", "UserBannedException", "BANNED"],
    ["excluded", "UserBannedException", "SELF_EXCLUDED"],
    ["deleted", "UserDeletedException", "DELETED"],
  ])("%s", async (name, type, code) => {
    const client = createClient(sandbox);
    const { status, body } = await client.login(name);
    expect([status, body.error.type, body.error.code, client.cookie()]).toEqual([403, type, code, ""]);
  });
});

it("nobody of the seed is forgotten here", () => {
  const seeded = [...sandbox.world.state.players.values()].map(({ login }) => login.split("@")[0]);
  const tested = [...Object.keys(players), "twofa", "twofa-status", "banned", "excluded", "deleted"];
  expect(seeded.sort()).toEqual(tested.sort());
});
