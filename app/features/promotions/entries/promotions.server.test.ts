import { afterEach, describe, expect, it } from "vitest";
import { asDemo } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadPromotion, loadPromotions } from "./promotions.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

type RequestOptions = Parameters<typeof app.contextFor>[0];

async function listed(options?: RequestOptions) {
  const { promotions } = await loadPromotions(await app.contextFor({ path: "/promotions", ...options }));
  if (!promotions.ok) throw new Error("no promotions came");
  return promotions.value.map(({ slug }) => slug);
}
const open = async (id: string, options?: RequestOptions) =>
  loadPromotion(await app.contextFor({ path: `/promotions/${id}`, ...options }), id);

describe("the list", () => {
  it("shows visitors what is out and meant for them, in the editors' order", async () => {
    expect(await listed({ isShared: true })).toEqual([
      "welcome",
      "monday-cashback",
      "jackpot-week",
      "live-nights",
      "fast-friday",
      "friends",
    ]);
  });

  it("shows players theirs", async () => {
    const slugs = await listed(await asDemo(app));
    expect(slugs[0]).toBe("weekend-reload");
    expect(slugs).not.toContain("welcome");
  });

  it("follows the clock", async () => {
    app.sandbox.world.state.content.changes.push({
      type: "promotions",
      key: "promotion friends",
      locale: "en-US",
      fields: { slug: "friends", title: "Friends", ends_at: "2020-01-01", priority: 1 },
    });
    expect(await listed()).not.toContain("friends");
  });

  it("has what a language lacks from the default one", async () => {
    app.sandbox.world.state.content.changes.push({
      type: "promotions",
      key: "promotion friends",
      locale: "es-ES",
      fields: null,
    });
    expect(await listed({ locale: "es-ES" })).toContain("friends");
  });

  it("is a block that fails alone", async () => {
    app.sandbox.world.state.faults.push({ target: "/api/promotions", effect: "status:500" });
    const context = await app.contextFor({ path: "/promotions", origin: "http://other.example" });
    expect((await loadPromotions(context)).promotions).toEqual({ ok: false });
    expect(context.isPartial).toBe(true);
  });
});

describe("a promotion", () => {
  it("is there by its name and by its number, of whichever language", async () => {
    for (const id of ["monday-cashback", "11", "12"]) {
      const { promotion, seo } = await open(id, { locale: "es-ES" });
      expect(promotion).toMatchObject({ slug: "monday-cashback", summary: expect.not.stringContaining("<") });
      expect(seo.canonical).toBe("http://localhost:3000/es-ES/promotions/monday-cashback");
    }
  });

  it("comes with the offer behind it", async () => {
    const { body } = await open("welcome");
    expect(body).toMatchObject({
      text: expect.stringContaining("<p>"),
      button: { href: "/gamehall" },
      offer: { id: "30", action: "deposit", minDeposit: { amount: "20.00", currency: "EUR" } },
    });
  });

  it("stands without its offer", async () => {
    app.sandbox.world.state.faults.push({ target: "campaigns.getoffers", effect: "status:500" });
    const { body } = await open("welcome", { origin: "http://other.example" });
    expect(body).toMatchObject({ offer: null });
  });

  it("for players tells a visitor no more than its name", async () => {
    const { promotion, body, seo } = await open("weekend-reload");
    expect({ body, summary: promotion.summary, robots: seo.robots }).toEqual({
      body: null,
      summary: "",
      robots: "noindex,follow",
    });
    expect((await open("weekend-reload", await asDemo(app))).body?.text).toContain("Friday");
  });

  it.each(["nope", "winter-trail", "", "999999"])("%j is not found", async (id) => {
    await expect(open(id)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("for visitors alone is not found by a player", async () => {
    await expect(open("welcome", await asDemo(app))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("of a service that fails is a failure, not a 404", async () => {
    app.sandbox.world.state.faults.push({ target: "/api/promotions", effect: "status:500" });
    await expect(open("friends", { origin: "http://third.example" })).rejects.toMatchObject({
      name: "ContentFailure",
    });
  });
});
