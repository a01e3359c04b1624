import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { cookiesOf } from "../../tests/sign-in";
import { loadBonuses } from "./bonuses.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
