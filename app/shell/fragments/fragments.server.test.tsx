import { describe, expect, it, vi } from "vitest";
import { createFragmentCache, createFragments } from "~/browser/served-html/fragment-cache.server";
import { CmsConfigSchema } from "~/content/config/cms-config";
import type { CommonData } from "~/content/entities/common-data";
import type { MenuItem } from "~/content/entities/menus";
import type { AppContext } from "~/context/app-context";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { loadShellFragments } from "./fragments.server";
import type { FragmentName } from "./shell-fragments";

const item = (id: string, url: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  title: id,
  url,
  isExternal: false,
  visibility: "all",
  ...rest,
});

const commonData = (rest: Partial<CommonData> = {}) =>
  ({
    menuLinks: [
      item("Home", "/"),
      item("Slots", "/gamehall?category=slots", { icon: "https://cms.test/slots.svg", badge: "Hot" }),
      item("Guests", "/guests", { visibility: "visitor" }),
      item("Mine", "/mine", { visibility: "user" }),
      item("Partner", "https://partner.test/", { isExternal: true }),
    ],
    mobileBottomMenu: [],
    userMenuLinks: [item("Profile <b>", "/profile/settings")],
    footerLinks: [item("Terms", "/terms")],
    socialItemsList: [],
    paymentMethods: [],
    ratingSites: [],
    themes: [
      { type: "dark", isDefault: true },
      { type: "light", isDefault: false },
    ],
    ...rest,
  }) as CommonData;

const config = CmsConfigSchema.parse({ product: { name: "Ace" } });
const cache = createFragmentCache(1_000_000);
const noBranch = { ids: [], handles: [], params: {} };
const { t } = createTranslator("en-US", catalogue);
const locale = { code: "en-US", name: "English", isDefault: true, direction: "ltr" as const };

function contextWith(data: CommonData, rest: Partial<Record<keyof AppContext, unknown>> = {}) {
  const icon = vi.fn(async (_address: string): Promise<string | null> => "<svg data-drawn></svg>");
  const context = {
    path: "/",
    search: "",
    basename: "",
    locale,
    locales: [locale],
    origin: "https://casino.test",
    site: { pages: [], match: () => noBranch, normalize: (path: string) => path },
    t,
    messagesHash: "1",
    fragments: createFragments(cache, true),
    viewer: async () => "visitor",
    config: { requiresConsent: false },
    content: { commonData: async () => data, config: async () => config, icon },
    ...rest,
  } as unknown as AppContext;
  return { context, icon };
}

async function htmlOf(context: AppContext): Promise<Record<FragmentName, string>> {
  const { menu, bottomBar, footer, userMenu } = await loadShellFragments(context);
  const [shown = "", ...others] = [menu, bottomBar, footer, userMenu].map(({ html = "" }) => html);
  const [bar = "", footerHtml = "", user = ""] = others;
  return { menu: shown, bottomBar: bar, footer: footerHtml, userMenu: user };
}

describe("the layout's fragments", () => {
  it.each([
    ["visitor", ["Home", "Slots", "Guests", "Partner"]],
    ["player", ["Home", "Deposit", "Wallet", "Slots", "Mine", "Partner"]],
    ["unknown", ["Home", "Slots", "Partner"]],
  ])("show a %s what is theirs", async (kind, titles) => {
    const viewer = async () => kind;
    const { menu } = await htmlOf(contextWith(commonData(), { viewer }).context);
    expect([...menu.matchAll(/<\/(?:svg|span)><span>([^<]+)/g)].map(([, title]) => title)).toEqual(titles);
  });

  it("carry the locale's prefix, and mark the page they stand on", async () => {
    const at = { basename: "/es-ES", path: "/gamehall", search: "?category=slots&page=2" };
    const { menu } = await htmlOf(contextWith(commonData(), at).context);
    expect(menu).toContain('<a href="/es-ES/gamehall?category=slots" aria-current="page"');
    expect(menu).toContain('<a href="/es-ES"><svg');
    expect(menu).toContain('action="/es-ES/rail"');
    expect(menu).toContain('name="redirectTo" value="/gamehall?category=slots&amp;page=2"');
    expect(menu.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it("show games apart from what is before and after them", async () => {
    const { menu } = await htmlOf(contextWith(commonData()).context);
    const apart = [...menu.matchAll(/<li class="menu-apart">.*?<span>([^<]+)/g)].map(([, title]) => title);
    expect(apart).toEqual(["Slots", "Guests"]);
  });

  it("leave the site without lending it their window", async () => {
    const { menu } = await htmlOf(contextWith(commonData()).context);
    expect(menu).toContain('<a href="https://partner.test/" rel="noopener" target="_blank"');
  });

  it("escape what editors wrote", async () => {
    const { userMenu } = await htmlOf(contextWith(commonData()).context);
    expect(userMenu).toContain("Profile &lt;b&gt;");
  });

  it("are rendered once for the same data, and anew for other data", async () => {
    const data = commonData();
    const first = contextWith(data);
    const second = contextWith(data, { path: "/terms" });
    await htmlOf(first.context);
    const { footer } = await htmlOf(second.context);
    expect([first.icon.mock.calls.length, second.icon.mock.calls.length]).toEqual([1, 0]);
    expect(footer).toContain('<a href="/terms" aria-current="page"');
    const third = contextWith(commonData());
    await htmlOf(third.context);
    expect(third.icon).toHaveBeenCalledOnce();
  });

  it("draw a sprite icon where the operator's cannot be had in time", async () => {
    const { context, icon } = contextWith(commonData());
    icon.mockReturnValue(new Promise(() => {}));
    const { menu } = await htmlOf(context);
    expect(menu).toContain("#slots");
    expect(menu).not.toContain("data-drawn");
  });

  it("are drawn anew with one that came too late", async () => {
    const { context, icon } = contextWith(commonData());
    let come = (_svg: string) => {};
    icon.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    expect((await htmlOf(context)).menu).toContain("#slots");
    come("<svg data-drawn></svg>");
    await expect.poll(async () => (await htmlOf(context)).menu).toContain("data-drawn");
  });

  it("lead to the languages there are over this page, however many they are", async () => {
    const spanish = { code: "es-ES", name: "Español", isDefault: false, direction: "ltr" as const };
    const at = { basename: "/es-ES", path: "/gamehall", search: "?menu&page=2", locale: spanish };
    const of = async (locales: object[]) => htmlOf(contextWith(commonData(), { ...at, locales }).context);
    const two = await of([locale, spanish]);
    const href = 'href="/es-ES/gamehall?page=2&amp;dialog=language"';
    expect(two.footer).toContain(href);
    expect(two.footer).toContain('aria-label="Language: Español"');
    const thirty = await of([
      locale,
      spanish,
      ...Array.from({ length: 28 }, () => ({ ...locale, name: "X" })),
    ]);
    expect(thirty).toEqual(two);
    expect((await of([spanish])).footer).not.toContain("dialog=language");
  });
});
