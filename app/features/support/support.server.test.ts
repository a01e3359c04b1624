import { expect, it } from "vitest";
import { parseFaults } from "../../../sandbox/control/faults";
import { cookiesOf } from "../../../tests/support/sign-in";
import { loadSiteTable } from "../../../tests/support/site-table";
import { testApp } from "../../../tests/support/test-app";
import { loadSupport } from "./support.server";

const app = await testApp();

it("says how the operator is to be reached, in the reader's locale", async () => {
  const { contacts, topics } = await loadSupport(await app.contextFor({ path: "/support", locale: "es-ES" }));
  expect(contacts.map(({ kind }) => kind)).toEqual(["phone", "channel"]);
  expect(contacts[0]?.links).toEqual([{ name: "+34 600 000 000", target: { href: "tel:+34600000000" } }]);
  expect(contacts[1]?.links.every(({ target }) => target.rel === "noopener")).toBe(true);
  expect(topics.map(({ target }) => target.href)).toContain("/es-ES/cashier/withdraw");
});

it("shows each address once, by its kind, however often editors name it", async () => {
  const urls = [
    "https://chat.example",
    "mailto:help@sandbox.test",
    "tel:+34600000000",
    "https://chat.example",
  ];
  const socialItemsList = urls.map((url, id) => ({ id, name: `Way ${id}`, icon: "chat", url }));
  app.sandbox.world.state.patches = { commonData: { socialItemsList } };
  const support = await loadSupport(await app.contextFor({ path: "/support" }));
  app.sandbox.world.state.patches = {};
  expect(support.contacts.map(({ kind, links }) => [kind, ...links.map(({ name }) => name)])).toEqual([
    ["phone", "+34 600 000 000"],
    ["mail", "Way 1"],
    ["channel", "Way 0"],
  ]);
});

it("leads to no page of what is off", async () => {
  app.sandbox.world.state.patches = {
    cmsConfig: { product: { features: { identityVerificationProvider: "" } } },
  };
  const site = await loadSiteTable();
  const { topics } = await loadSupport(await app.contextFor({ path: "/support", site }));
  app.sandbox.world.state.patches = {};
  expect(topics.map(({ target }) => target.href)).not.toContain("/profile/verification");
  expect(topics).toHaveLength(5);
});

it("says where the answer to a player goes, unless the platform does not say it now", async () => {
  const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
  const read = async () =>
    (await loadSupport(await app.contextFor({ path: "/support", cookieHeader }))).feedback;
  expect(await read()).toMatchObject({ isKnown: true, address: "demo@sandbox.test" });
  const { faults } = app.sandbox.world.state;
  for (const effect of ["InternalServerErrorException", "wrongtype", "hang"]) {
    faults.push(...parseFaults(`account.getprofileinfo=${effect}`));
    const startedAt = performance.now();
    const { isKnown, address } = await read();
    faults.length = 0;
    expect([effect, isKnown, address]).toEqual([effect, true, undefined]);
    // A call may take three seconds.
    expect(performance.now() - startedAt, effect).toBeLessThan(2500);
  }
});

it("takes a player whose account was banned meanwhile for a visitor", async () => {
  const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
  app.sandbox.world.state.faults.push({ target: "account.getInfo", effect: "UserBannedException" });
  const visit = (handle: object) =>
    app.contextFor({
      path: "/support",
      cookieHeader,
      branch: { ids: [], handles: [handle], params: {} },
    });
  await expect((await visit({})).player()).rejects.toMatchObject({ type: "UserBannedException" });
  const context = await visit({ servesBlocked: true });
  expect(await context.player()).toEqual({ kind: "visitor" });
  expect((await loadSupport(context)).topics.length).toBeGreaterThan(0);
});
