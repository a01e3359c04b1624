import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { saveCredentials } from "~/features/auth/credentials/credentials.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { startTestApp } from "../../tests/support/app-context";
import { isDay } from "../../tests/support/by-day";
import { loadDialog } from "./load-dialog.server";
import { dialogQueryNames, registry } from "./registry";

let site: Awaited<ReturnType<typeof startTestApp>>;
let demo: string;

beforeAll(async () => {
  site = await startTestApp();
  demo = await signIn("demo@sandbox.test");
});
afterAll(() => site.close());

async function signIn(login: string) {
  const context = await site.contextFor();
  await context.platform.call("auth.login", { login, password: "Sandbox1!" });
  return site.cookieHeader(context);
}

async function load(search: string, options: Parameters<typeof site.contextFor>[0] = {}) {
  const context = await site.contextFor({ search, ...options });
  const call = vi.spyOn(context.platform, "call");
  return { dialog: await loadDialog(context), calls: call.mock.calls.map(([method]) => method) };
}

const asDemo = (search: string) => load(search, { cookieHeader: demo });

describe("an address without a dialog", () => {
  it.each(["", "?category=slots", "?dialog=nonsense", "?confirm=__proto__", "?dialog=constructor&id=1"])(
    "%s asks nothing but who looks, and of a visitor nothing at all",
    async (search) => {
      const { dialog, calls } = await asDemo(search);
      expect(dialog).toBeUndefined();
      expect(calls).toEqual(["account.getInfo"]);
      expect((await load(search)).calls).toEqual([]);
    },
  );

  it("nor do pages that hold no dialogs", async () => {
    const branch = { ids: ["shell/layouts/empty-layout.route"], handles: [], params: {} };
    const { dialog, calls } = await load("?dialog=quest&id=1", { cookieHeader: demo, branch });
    expect(dialog).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

describe("a player's dialog", () => {
  it.each([
    ["?popup=desert-week", "campaign"],
    ["?dialog=cashback", "unseenCashback"],
    ["?dialog=verification", "verification"],
    ["?dialog=quest&id=91", "loyaltyQuest"],
    ["?dialog=character", "loyaltyCharacter"],
    ["?confirm=burn_bonuses", "burnBonuses"],
  ])("%s is ready", async (search, name) => {
    const { dialog } = await asDemo(search);
    expect(dialog).toMatchObject({ name, outcome: "ready", viewer: "player" });
  });

  it.each(["?popup=desert-week", "?confirm=bonus_remove&id=1", "?dialog=insufficient_points&id=1"])(
    "%s asks a visitor to sign in, and reads nothing",
    async (search) => {
      const { dialog, calls } = await load(search);
      expect(dialog).toMatchObject({ outcome: "signIn", viewer: "visitor" });
      expect(dialog?.data).toBeUndefined();
      expect(calls).toEqual([]);
    },
  );

  it("is not shown while the platform cannot say who it is", async () => {
    const { dialog } = await load("?dialog=cashback", {
      cookieHeader: `${demo}; sandbox_fault=account.getInfo=status:500`,
    });
    expect(dialog).toMatchObject({ outcome: "failed", viewer: "unknown" });
  });

  it.each([
    "?popup=no-such-popup",
    "?popup=autumn-draft",
    "?popup=%3Cscript%3E",
    "?confirm=bonus_remove",
    "?confirm=bonus_remove&id=999999",
    "?confirm=bonus_activate&id=-1%27",
    "?confirm=buy_product&id=x".padEnd(900, "x"),
    "?dialog=quest&id=0",
    "?confirm=character&id=__proto__",
  ])("%s is not available", async (search) => {
    const { dialog } = await asDemo(search);
    expect(dialog).toMatchObject({ outcome: "unavailable" });
  });

  it.each([
    ["popups.get=status:500", "?popup=desert-week"],
    ["cashbacks.get=garbage", "?dialog=cashback"],
    ["loyalty.getinfo=wrongtype", "?confirm=buy_product&id=1"],
    ["bonuses.get=TooManyRequestsException", "?confirm=bonus_remove&id=1"],
  ])("%s leaves the page standing", async (fault, search) => {
    const { dialog } = await load(search, { cookieHeader: `${demo}; sandbox_fault=${fault}` });
    expect(dialog).toMatchObject({ outcome: "failed" });
  });

  it("prompts to sign in again when the session has ended meanwhile", async () => {
    const { dialog } = await load("?dialog=cashback", {
      cookieHeader: `${demo}; sandbox_fault=cashbacks.get=AuthorizationException/NOT_AUTHORIZED`,
    });
    expect(dialog).toMatchObject({ outcome: "signIn" });
  });
});

describe("an account that is not complete", () => {
  it.each([
    "",
    "?menu",
    "?dialog=verification",
    "?dialog=credentials",
    "?show_popup_auth",
    "?popup=desert-week",
  ])("prompts for the rest over %s", async (search) => {
    const cookieHeader = await signIn("incomplete@sandbox.test");
    for (const isDataRequest of [false, true]) {
      const { dialog } = await load(search, { cookieHeader, isDataRequest });
      expect(dialog).toMatchObject({ name: "socialRegistration", isRequired: true, outcome: "ready" });
    }
  });

  it("sees the password that was made up for it before", async () => {
    const cookieHeader = await signIn("incomplete@sandbox.test");
    const made = await site.contextFor();
    saveCredentials(made, { login: "player-7", password: "Made-Up-7" });
    const options = { cookieHeader: `${cookieHeader}; ${site.cookieHeader(made)}` };
    expect((await load("?dialog=credentials", options)).dialog).toMatchObject({ name: "credentials" });
  });

  it("is held, and can leave, while the form cannot be read", async () => {
    const cookieHeader = `${await signIn("incomplete@sandbox.test")}; sandbox_fault=Account.getPersonalDataFields=status:500`;
    expect((await load("", { cookieHeader })).dialog).toMatchObject({ isRequired: true, outcome: "failed" });
  });
});

describe("a page that opens no campaigns", () => {
  const branch = { ids: [], handles: [{ hidesOffers: true } as const], params: {} };

  it("ignores the name of one, and opens what else is requested", async () => {
    const { dialog, calls } = await load("?popup=desert-week", { cookieHeader: demo, branch });
    expect(dialog).toBeUndefined();
    expect(calls).not.toContain("popups.get");
    const other = await load("?popup=desert-week&dialog=verification", { cookieHeader: demo, branch });
    expect(other.dialog).toMatchObject({ name: "verification" });
  });
});

/** Dialogs that state that something was done. */
const stating = ["promoActivated", "offerTaken", "loyaltyBought", "bettingBonusActivated"];
const requests = Object.entries(dialogQueryNames).flatMap(([by, names]) =>
  Object.entries(names).flatMap(([name, dialog]) =>
    ["", "&id=1", "&id=30", "&id=651&type=betting", "&id=%3Cscript%3E&type=__proto__&view=x"].map(
      (data) => [`?${by}=${name}${data}`, dialog] as const,
    ),
  ),
);

describe("an address that somebody typed", () => {
  // By day each dialog once, with one or another of the values.
  const tried = isDay ? requests.filter((_one, nth) => nth % 5 === Math.floor(nth / 5) % 5) : requests;
  it.each(tried)("%s can be left again, and claims nothing that nobody did", async (search, name) => {
    for (const { dialog } of [await load(search), await asDemo(search)]) {
      if (!dialog) continue;
      if (registry[name].isForced) expect(dialog.outcome).toBe("ready");
      if (stating.includes(name)) expect(dialog.outcome).not.toBe("ready");
    }
  });

  it.each(["offer_taken&id=30", "product_bought&id=1", "promo_activated", "promo_activated&id=501"])(
    "%s is answered by the way to the history",
    async (query) => {
      expect((await asDemo(`?dialog=${query}`)).dialog).toMatchObject({ outcome: "untold" });
    },
  );

  it("holds nobody by credentials that are no longer there", async () => {
    expect((await asDemo("?dialog=credentials")).dialog).toBeUndefined();
    expect((await load("?dialog=credentials")).dialog).toBeUndefined();
  });
});

describe("what a dialog shows", () => {
  it("is the player's own bonus, casino or betting", async () => {
    const context = await site.contextFor({ cookieHeader: demo });
    const [{ items }, betting] = await Promise.all([
      context.platform.call("bonuses.get", {}),
      context.platform.call("BettingBonuses.get"),
    ]);
    const [casino] = items;
    const [free] = betting;
    const shown = await asDemo(`?confirm=bonus_remove&id=${casino?.id}`);
    expect(shown.dialog?.data).toMatchObject({ title: casino?.description.title, amount: casino?.amount });
    expect(shown.calls).toEqual(["account.getInfo", "bonuses.get"]);
    const bet = await asDemo(`?confirm=bonus_activate&type=betting&id=${free?.id}`);
    expect(bet.dialog?.data).toMatchObject({ amount: free?.amount });
    expect(bet.calls).toEqual(["account.getInfo", "BettingBonuses.get"]);
  });

  it("is a campaign in the form the operator gave it", async () => {
    const { dialog } = await asDemo("?popup=code-for-you");
    expect(dialog).toMatchObject({
      title: "Your promo code",
      variant: { kind: "curtain" },
      data: { promoCode: "SPINS20" },
    });
  });

  it("is a product beside the points there are", async () => {
    const context = await site.contextFor({ cookieHeader: demo });
    const { items } = await context.platform.call("loyalty.getproducts", {});
    const { points } = await context.platform.call("loyalty.getinfo");
    const { dialog } = await asDemo(`?confirm=buy_product&id=${items[0]?.id}`);
    expect(dialog?.data).toMatchObject({ name: items[0]?.name, price: items[0]?.price, points });
  });

  it("is the game a visitor plays for fun, where it has a demo", async () => {
    expect((await load("?dialog=demo&id=sand-dunes")).dialog?.data).toMatchObject({ sysname: "sand-dunes" });
    expect((await load("?dialog=demo&id=no-demo-palace")).dialog).toMatchObject({
      outcome: "ready",
      data: null,
    });
    expect((await load("?dialog=demo&id=no-such-game")).dialog).toMatchObject({ outcome: "unavailable" });
  });

  it.each([
    ["demo@sandbox.test", "verified"],
    ["onkyc@sandbox.test", "pending"],
    ["needkyc@sandbox.test", "needed"],
  ])("to %s about verification: %s", async (login, state) => {
    const { dialog } = await load("?dialog=verification", { cookieHeader: await signIn(login) });
    expect(dialog?.data).toBe(state);
  });
});

describe("a visitor's dialog", () => {
  it("is nothing to a player", async () => {
    expect((await asDemo("?dialog=demo")).dialog).toBeUndefined();
    expect((await asDemo("?show_popup_auth")).dialog).toBeUndefined();
    expect((await asDemo("?show_popup_reg&view=socialRegistration&prevent_close=1")).dialog).toBeUndefined();
  });

  it.each([
    ["?show_popup_auth", "authorization"],
    ["?show_popup_auth&view=restore", "restore"],
    ["?show_popup_auth&view=twofa", "twofa"],
    ["?show_popup_auth&view=registration", "authorization"],
    ["?show_popup_reg&type=social-login", "registration"],
  ])("%s shows the view %s beside the operator's picture", async (search, name) => {
    const { dialog } = await load(search);
    expect(dialog).toMatchObject({
      name,
      outcome: "ready",
      variant: { size: "large" },
      data: { view: name },
    });
  });

  it("brings the names of its words", async () => {
    expect((await load("?show_popup_auth")).dialog?.bundles).toEqual(["dialogs", "auth"]);
  });
});

it("says that a betting bonus was activated only where our form has done it", async () => {
  const { platform } = await site.contextFor({ cookieHeader: demo });
  const bonus = (await platform.call("BettingBonuses.get")).find(({ status }) => status === "new");
  const search = `?confirm=betting_bonus_activated&type=betting&id=${bonus?.id}`;
  expect((await asDemo(search)).dialog).toMatchObject({ outcome: "untold" });
  await platform.call("BettingBonuses.activate", { bonus_id: bonus?.id ?? "" });
  expect((await asDemo(search)).dialog).toMatchObject({ outcome: "untold" });
  const done = await site.contextFor({ cookieHeader: demo });
  await recordOutcome(done, { name: "betting_bonus_activated", id: bonus?.id });
  const cookieHeader = `${demo}; ${site.cookieHeader(done)}`;
  expect((await load(search, { cookieHeader })).dialog).toMatchObject({ outcome: "ready" });
});
