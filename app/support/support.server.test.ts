import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../tests/support/app-context";
import { cookiesOf } from "../../tests/support/sign-in";
import { loadSupport } from "./support.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("says how the operator is to be reached, in the reader's locale", async () => {
  const { contacts, pages } = await loadSupport(await app.contextFor({ path: "/support", locale: "es-ES" }));
  expect(contacts.map(({ kind }) => kind)).toEqual(["phone", "channel"]);
  expect(contacts[0]?.links).toEqual([{ name: "+34 600 000 000", target: { href: "tel:+34600000000" } }]);
  expect(contacts[1]?.links.every(({ target }) => target.rel === "noopener")).toBe(true);
  expect(pages.map(({ target }) => target.href)).toContain("/es-ES/complaints");
  expect(pages.map(({ target }) => target.href)).not.toContain("/es-ES/support");
});

it("shows each address once, by its kind, however often and wherever editors name it", async () => {
  const footerLinks = ["/rules", "/rules", "https://chat.example"].map((url, id) => ({
    id,
    title: `Rules ${id}`,
    url,
  }));
  const urls = [
    "https://chat.example",
    "mailto:help@sandbox.test",
    "tel:+34600000000",
    "https://chat.example",
  ];
  const socialItemsList = urls.map((url, id) => ({ id, name: `Way ${id}`, icon: "chat", url }));
  app.sandbox.world.state.patches = { commonData: { footerLinks, socialItemsList } };
  const support = await loadSupport(await app.contextFor({ path: "/support" }));
  app.sandbox.world.state.patches = {};
  expect(support.pages.map(({ name }) => name)).toEqual(["Rules 0"]);
  expect(support.contacts.map(({ kind, links }) => [kind, ...links.map(({ name }) => name)])).toEqual([
    ["phone", "+34 600 000 000"],
    ["mail", "Way 1"],
    ["channel", "Way 0"],
  ]);
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
  expect((await loadSupport(context)).pages.length).toBeGreaterThan(0);
});
