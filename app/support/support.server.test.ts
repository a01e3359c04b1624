import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { cookiesOf } from "../../tests/sign-in";
import { loadSupport } from "./support.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("says how the operator is to be reached, in the reader's locale", async () => {
  const { phone, channels, pages } = await loadSupport(
    await app.contextFor({ path: "/support", locale: "es-ES" }),
  );
  expect(phone).toEqual({ number: "+34 600 000 000", href: "tel:+34600000000" });
  expect(channels.length).toBeGreaterThan(0);
  expect(channels.every(({ target }) => target.rel === "noopener")).toBe(true);
  expect(pages.map(({ target }) => target.href)).toContain("/es-ES/complaints");
  expect(pages.map(({ target }) => target.href)).not.toContain("/es-ES/support");
});

it("shows each address once, however often editors name it", async () => {
  const links = [1, 2].map((id) => ({ id, title: `Rules ${id}`, url: "/rules" }));
  const channels = [1, 2].map((id) => ({ id, name: "Chat", icon: "chat", url: "https://chat.example" }));
  app.sandbox.world.state.patches = { commonData: { footerLinks: links, socialItemsList: channels } };
  const support = await loadSupport(await app.contextFor({ path: "/support" }));
  app.sandbox.world.state.patches = {};
  expect(support.pages.map(({ name }) => name)).toEqual(["Rules 1"]);
  expect(support.channels).toHaveLength(1);
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
