import { beforeEach, describe, expect, it } from "vitest";
import type { RouteBranch } from "~/context/route-handle";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadNotifications } from "./notifications/notifications.server";
import { loadPersonalSettings } from "./personal/personal.server";
import { loadProfileLinks } from "./profile-links.server";
import { loadSecurity } from "./security/security.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const as = async (name: string, path: string, locale?: string) =>
  app.contextFor({ path, locale, cookieHeader: await cookiesOf(app, `${name}@sandbox.test`) });

describe("the links of a profile", () => {
  const links = async (locale?: string) => loadProfileLinks(await as("demo", "/profile/settings", locale));

  it("are the operator's, in the player's locale", async () => {
    const found = await links("es-ES");
    expect(found).toHaveLength(9);
    expect(found[0]).toEqual({
      name: "Perfil",
      path: "/profile/settings",
      target: { href: "/es-ES/profile/settings" },
    });
  });

  it("are the pages that there are, where the operator gives none", async () => {
    app.sandbox.world.state.patches.cmsConfig = { product: { features: { betHistory: false } } };
    const context = await as("demo", "/profile/settings");
    const content = {
      ...context.content,
      commonData: async () => ({ ...(await context.content.commonData()), profileLinks: [] }),
    };
    const branchOf = (path: string): RouteBranch => ({
      ids: [],
      handles: path === "/profile/bets" ? [{ feature: "betHistory" }] : [],
      params: {},
    });
    const site = { pages: [], match: branchOf, normalize: (path: string) => path };
    const found = (await loadProfileLinks({ ...context, content, site })).map(({ path }) => path);
    expect(found).toContain("/profile/security");
    expect(found).not.toContain("/profile/bets");
  });
});

describe("the pages of a profile", () => {
  it("settings: who the player is, and how to reach them", async () => {
    const { contacts, seo } = await loadPersonalSettings(await as("demo", "/profile/settings"));
    expect(contacts.email).toMatchObject({ contact: "demo@sandbox.test", is_confirmed: true });
    expect(seo).toMatchObject({ robots: "noindex,follow" });
    const newbie = await loadPersonalSettings(await as("newbie", "/profile/settings"));
    expect(newbie.contacts.email?.is_confirmed).toBe(false);
  });

  it("notification: what is sent where", async () => {
    const { contacts, isSubscribed } = await loadNotifications(await as("demo", "/profile/notification"));
    expect(typeof isSubscribed).toBe("boolean");
    expect(contacts.email).toHaveProperty("is_subscribed");
  });

  it("security: whether there is a second factor", async () => {
    expect(await loadSecurity(await as("demo", "/profile/security"))).toMatchObject({
      twoFactor: { isOn: false },
    });
  });

  it("security: says nothing of a second factor that is not to be had", async () => {
    app.sandbox.world.state.patches.cmsConfig = { product: { features: { twoFactorAuth: false } } };
    expect((await loadSecurity(await as("demo", "/profile/security"))).twoFactor).toBeUndefined();
  });
});
