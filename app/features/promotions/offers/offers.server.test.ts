import { afterEach, describe, expect, it } from "vitest";
import { asDemo, cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { offerStepFor } from "./offer-step";
import { loadOffer, loadOffers } from "./offers.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

type RequestOptions = Parameters<typeof app.contextFor>[0];

async function listed(options?: RequestOptions) {
  const { offers } = await loadOffers(await app.contextFor({ path: "/offers", ...options }));
  if (!offers.ok) throw new Error("no offers came");
  return offers.value;
}
const open = async (id: string, options?: RequestOptions) =>
  loadOffer(await app.contextFor({ path: `/offers/${id}`, ...options }), id);

describe("the list", () => {
  it("shows visitors what they do not qualify for yet, and says so", async () => {
    const offers = await listed({ isShared: true });
    expect(offers).toHaveLength(9);
    expect(offers.filter(({ isQualified }) => !isQualified).map(({ id }) => id)).toEqual(["33"]);
    expect(offers.find(({ id }) => id === "31")?.excludedMethods).toEqual([]);
    expect(offers.every(({ attempt }) => attempt === undefined)).toBe(true);
  });

  it("shows players what they satisfy, and names the methods", async () => {
    const offers = await listed(await asDemo(app));
    expect(offers.every(({ isQualified }) => isQualified)).toBe(true);
    expect(offers.map(({ id }) => id)).not.toContain("33");
    expect(offers.find(({ id }) => id === "31")?.excludedMethods).toEqual(["Tether (USDT)"]);
    expect(offers.find(({ id }) => id === "30")?.excludedMethods).toBeUndefined();
  });

  it("shows a player what they alone qualify for", async () => {
    const options = await asDemo(app);
    const demo = [...app.sandbox.world.state.players.values()].find(
      ({ login }) => login === "demo@sandbox.test",
    );
    if (!demo) throw new Error("no such player");
    demo.loyalty.exp = 1_000_000;
    expect((await listed(options)).map(({ id }) => id)).toContain("33");
    expect((await open("33", options)).offer.isQualified).toBe(true);
  });

  it("says amounts in the player's own currency, too", async () => {
    const cookieHeader = await cookiesOf(app, "yen@sandbox.test");
    const offer = (await listed({ cookieHeader })).find(({ id }) => id === "30");
    expect(offer?.minAbout).toEqual({ amount: "3287", currency: "JPY" });
    expect(offer?.rewards.map(({ about }) => about)).toEqual([
      { amount: "16435", currency: "JPY" },
      undefined,
    ]);
    const [own] = await listed(await asDemo(app));
    expect([own?.minAbout, own?.rewards[0]?.about]).toEqual([undefined, undefined]);
  });

  it("says beside the button what the bonus is worth", async () => {
    const [first, , third] = await listed();
    expect(first?.terms).toMatch(/10× within 10 days.*€5/);
    expect(third?.terms).toBeUndefined();
  });

  it("is a block that fails alone", async () => {
    app.sandbox.world.state.faults.push({ target: "campaigns.getoffers", effect: "status:500" });
    const context = await app.contextFor({ path: "/offers", origin: "http://other.example" });
    expect((await loadOffers(context)).offers).toEqual({ ok: false });
  });
});

describe("an offer", () => {
  it("has its rewards, terms and what editors say about it", async () => {
    expect(await open("30")).toMatchObject({
      audience: "visitor",
      offer: {
        title: "100% first deposit bonus",
        rewards: [{ type: "bonus" }, { type: "freespins", game: { sysname: "sand-dunes" } }],
      },
      terms: expect.stringContaining("<li>"),
      promotions: [{ slug: "welcome" }],
      seo: { canonical: "http://localhost:3000/offers/30" },
    });
    // That promotion is for visitors.
    expect((await open("30", await asDemo(app))).promotions).toEqual([]);
  });

  it.each(["nope", "999999", ""])("%j is not found", async (id) => {
    await expect(open(id)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("that a player does not satisfy is not found", async () => {
    await expect(open("33", await asDemo(app))).rejects.toMatchObject({ init: { status: 404 } });
  });
});

it.each([
  ["deposit", "visitor", "/forms/sign_up?redirectUrl=%2Fhere"],
  ["deposit", "player", "/cashier/deposit?campaign_offer_id=30"],
  ["deposit", "unknown", "/cashier/deposit?campaign_offer_id=30"],
  ["promo_code", "visitor", "/forms/sign_up?redirectUrl=%2Fhere"],
  ["promo_code", "player", "/offers#promo-code"],
  ["registration", "player", undefined],
  ["confirm", "player", "/profile/settings"],
  ["login", "visitor", "/forms/sign_in?redirectUrl=%2Fhere"],
  ["login", "player", "/offers/30"],
] as const)("an offer on %s asks a %s to go to %s", (action, audience, path) => {
  expect(offerStepFor({ id: "30", action }, audience, "/here")?.path).toBe(path);
});
