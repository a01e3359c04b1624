import { expect, it } from "vitest";
import { asDemo, cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadBonuses } from "./bonuses.server";

const app = await testApp();

const load = async (name: string) =>
  loadBonuses(
    await app.contextFor({
      path: "/profile/bonuses",
      cookieHeader: await cookiesOf(app, `${name}@sandbox.test`),
    }),
  );

it("shows bonuses in every status, those that still count first", async () => {
  const { groups, seo } = await load("demo");
  expect(groups.map(({ type }) => type).toSorted()).toEqual(["betting", "casino"]);
  const statuses = groups.find(({ type }) => type === "casino")?.bonuses.map(({ status }) => status) ?? [];
  expect(new Set(statuses)).toEqual(new Set(["new", "active", "paused", "finished", "expired", "removed"]));
  const isOver = statuses.map((status) => ["finished", "expired", "removed"].includes(status));
  expect(isOver).toEqual(isOver.toSorted());
  expect(seo.robots).toBe("noindex,follow");
});

it("shows that there are none", async () => {
  expect((await load("newbie")).groups.flatMap(({ bonuses }) => bonuses)).toEqual([]);
});

it("says amounts in the player's own currency, too", async () => {
  const players = [...app.sandbox.world.state.players.values()];
  const [demo, yen] = ["demo", "yen"].map((name) =>
    players.find(({ login }) => login === `${name}@sandbox.test`),
  );
  if (!demo || !yen) throw new Error("no such player");
  yen.bonuses = demo.bonuses.filter(({ id }) => id === 601);
  const [bonus] = (await load("yen")).groups.flatMap(({ bonuses }) => bonuses);
  expect(bonus).toMatchObject({
    amount: { amount: "20.00", currency: "EUR" },
    about: { amount: "3287", currency: "JPY" },
  });
});

it("says under which terms and in which games, where the platform tells, and nothing unsafe", async () => {
  const context = await app.contextFor({ path: "/profile/bonuses", ...(await asDemo(app)) });
  const casino = (await loadBonuses(context)).groups.find(({ type }) => type === "casino")?.bonuses ?? [];
  expect(casino).toContainEqual(
    expect.objectContaining({
      terms: expect.stringContaining("<li>"),
      link: { label: "Eligible games", href: expect.stringMatching(/^\/gamehall/) },
    }),
  );
  expect(casino).toContainEqual(expect.not.objectContaining({ terms: expect.anything() }));

  const { items } = await context.platform.call("bonuses.get", { count: 300 });
  const hostile = items.slice(0, 1).map((one) => ({
    ...one,
    description: {
      title: "x",
      terms_html: '<p onclick="a()">Fair<script>b()</script></p>',
      button_url: "/x",
    },
  }));
  const platform = Object.create(context.platform);
  platform.call = async (method: string, input: never) =>
    method === "bonuses.get" ? { items: hostile } : context.platform.call(method as never, input);
  const { groups } = await loadBonuses(Object.assign(Object.create(context), { platform }));
  const [shown] = groups.find(({ type }) => type === "casino")?.bonuses ?? [];
  expect(shown).toMatchObject({ terms: "<p>Fair</p>" });
  expect(shown).not.toHaveProperty("link");
});
