import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RedirectRule } from "~/content/entities/links";
import type { SiteTable } from "~/context/route-handle";
import { normalizeSegments } from "~/routing/addresses/normalize-path";
import type { Reporting } from "~/upstream/report-dropped";
import { startTestApp } from "../../../tests/support/app-context";
import { createSandboxControl, type SandboxControl } from "../../../tests/support/sandbox-control";
import { findRedirect } from "./follow-rules.server";

let site: Awaited<ReturnType<typeof startTestApp>>;
let control: SandboxControl;
beforeAll(async () => {
  site = await startTestApp();
  control = createSandboxControl(site.sandbox.url);
});
afterEach(() => control.reset());
afterAll(() => site.close());

const rules = (redirects: RedirectRule[]) => control.config({ cmsConfig: { seo: { redirects } } });

interface Visit {
  path: string;
  search?: string;
  locale?: string;
  isDataRequest?: boolean;
  /** The prefix that was typed, where it is not the one of the locale's addresses. */
  typed?: string;
  site?: SiteTable;
}

/** The hall and the games are routes; anything else is known as it is written. */
const normalizeKnown = (path: string) => {
  const route = /^\/(?:%67|g)ame(hall)?\b/i.exec(path);
  return route ? normalizeSegments(path, route[1] ? "/gamehall" : "/game/:sysname") : path;
};

async function visit({ typed, ...options }: Visit) {
  const context = await site.contextFor(options);
  const warn = vi.fn();
  const reporting: Reporting = (_about, read) => read((field, why) => warn({ field }, why));
  const content = { ...context.content, reporting };
  const found = findRedirect({ ...context, content, log: { ...context.log, warn } }, typed);
  return { found, warn };
}

/** Status, address, and whether the browser loads it as a document. */
async function led(options: Visit) {
  const response = await (await visit(options)).found;
  if (!response) return null;
  const { status, headers } = response;
  return [status, headers.get("Location"), headers.has("X-Remix-Reload-Document") ? "document" : "page"];
}

const SITE = "http://localhost:3000";

describe("the seeded rules", () => {
  it.each<[Visit, (number | string)[] | null]>([
    [{ path: "/" }, null],
    [{ path: "/gamehall" }, null],
    [{ path: "/old-promo/x" }, [301, "/promotions/x", "page"]],
    [{ path: "/old-promo/x", search: "?a=1&promo_code=B" }, [301, "/promotions/x?a=1&promo_code=B", "page"]],
    // The router adds the prefix of the current page.
    [{ path: "/old-promo/x", locale: "es-ES" }, [301, "/promotions/x", "page"]],
    [
      { path: "/old-promo/x", locale: "es-ES", isDataRequest: true },
      [301, `${SITE}/es-ES/promotions/x`, "page"],
    ],
    [{ path: "/partner" }, [302, "https://partners.example.com/", "document"]],
    [{ path: "/partner", search: "?a=1" }, [302, "https://partners.example.com/?a=1", "document"]],
    [{ path: "/legacy" }, [301, "/gamehall", "page"]],
    [{ path: "/legacy", search: "?category=slots", locale: "ar" }, [301, "/gamehall?category=slots", "page"]],
    [{ path: "/ext" }, [302, "https://www.example.com/", "document"]],
    [{ path: "/cashier" }, [302, "/cashier/deposit", "page"]],
    [{ path: "/cashier/", search: "?a=1" }, [302, "/cashier/deposit?a=1", "page"]],
    [{ path: "/cashier/billing", locale: "es-ES" }, [302, "/cashier/deposit", "page"]],
    [{ path: "/cashier/deposit" }, null],
    [{ path: "/cashier/deposit/sandcard" }, null],
    [{ path: "/profile" }, [302, "/profile/settings", "page"]],
    [{ path: "/profile/settings" }, null],
  ])("%j leads to %j", async (options, expected) => {
    expect(await led(options)).toEqual(expected);
  });
});

describe("rules of an operator", () => {
  beforeEach(() =>
    rules([
      { from: "/one", to: "/two", statusCode: 301 },
      { from: "/two", to: "/three?x=1#part", statusCode: 308 },
      { from: "/soft", to: "/one", statusCode: 307 },
      { from: "/es-ES/local", to: "/only-spanish" },
      { from: "/en-US/plain", to: "/only-english" },
      { from: "/*/old/*", to: "/$2/new/$1", statusCode: 301 },
      { from: "/to-old", to: "/a/old/b" },
      { from: "/to-spanish", to: "/es-ES/gamehall", statusCode: 301 },
      { from: "/to-plain", to: "/EN-us/gamehall" },
      { from: "/own", to: `${SITE}/gamehall?a=2` },
      { from: "/own-arabic", to: `${SITE}/ar` },
      { from: "/insecure", to: "http://other.example/" },
      { from: "/insecure", to: "/gamehall" },
      { from: "/go*", to: "/$1" },
      { from: "/move*", to: "/es-ES/$1" },
      { from: "/cashier", to: "/gamehall" },
      { from: "/self", to: "/self" },
      { from: "/more/*", to: "/more/$1/x" },
      { from: "/ping", to: "/pong" },
      { from: "/pong", to: "/ping?x" },
      { from: "/es-ES/far", to: "/ar/far" },
      { from: "/ar/far", to: "/es-ES/far" },
      { from: "/own-circle", to: `${SITE}/own-circle` },
      { from: "/billing", to: "/cashier/billing" },
      { from: "/cashier/deposit", to: "/billing" },
      ...[1, 2, 3, 4, 5].map((step) => ({ from: `/step${step}`, to: `/step${step + 1}` })),
      { from: "/step0", to: "/step1" },
    ]),
  );

  it.each<[Visit, (number | string)[] | null]>([
    [{ path: "/one", search: "?x=2&y=3" }, [301, "/three?x=1&y=3#part", "page"]],
    // As lasting as the least lasting of its steps.
    [{ path: "/soft" }, [307, "/three?x=1#part", "page"]],
    [{ path: "/local", locale: "es-ES" }, [302, "/only-spanish", "page"]],
    [{ path: "/local" }, null],
    [{ path: "/local", locale: "ar" }, null],
    // The default locale is in no address, unless somebody typed it.
    [{ path: "/plain" }, null],
    [{ path: "/plain", typed: "/en-US" }, [302, "/only-english", "page"]],
    [{ path: "/plain", locale: "es-ES" }, null],
    // A star stands for what was typed, with the prefix first (docs/contract.md#o25).
    [{ path: "/a/old/b" }, [301, "/b/new/a", "page"]],
    [{ path: "/x/a/old/b/c" }, [301, "/b/c/new/x/a", "page"]],
    [{ path: "/old/b" }, null],
    [{ path: "/a/old/b", locale: "ar" }, [301, "/b/new/ar/a", "page"]],
    [{ path: "/to-old" }, [302, "/b/new/a", "page"]],
    [{ path: "/to-spanish", search: "?a=1" }, [301, `${SITE}/es-ES/gamehall?a=1`, "document"]],
    [{ path: "/to-spanish", locale: "es-ES" }, [301, "/gamehall", "page"]],
    [{ path: "/to-plain", locale: "ar" }, [302, `${SITE}/gamehall`, "document"]],
    [{ path: "/own", search: "?a=1&b=1" }, [302, `${SITE}/gamehall?a=2&b=1`, "document"]],
    [{ path: "/own", locale: "ar" }, [302, `${SITE}/gamehall?a=2`, "document"]],
    [{ path: "/own-arabic" }, [302, `${SITE}/ar`, "document"]],
    [{ path: "/step1" }, [302, "/step6", "page"]],
    [{ path: "/cashier" }, [302, "/gamehall", "page"]],
  ])("%j leads to %j", async (options, expected) => {
    expect(await led(options)).toEqual(expected);
  });

  it.each<Visit>([
    { path: "/self" },
    { path: "/self", locale: "es-ES", isDataRequest: true },
    { path: "/more/x" },
    { path: "/ping" },
    { path: "/far", locale: "es-ES" },
    { path: "/own-circle" },
    { path: "/cashier/deposit" },
    { path: "/step0" },
  ])("%j is a circle: 404 and one line", async (options) => {
    const { found, warn } = await visit(options);
    await expect(found).rejects.toMatchObject({ init: { status: 404 }, data: { code: "PAGE_NOT_FOUND" } });
    expect(warn.mock.calls.filter(([, text]) => text.includes("circle"))).toHaveLength(1);
  });

  it("passes over a target that is none, and says so", async () => {
    const { found, warn } = await visit({ path: "/go/evil.example" });
    expect(await found).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ from: "/go*" }), "a redirect was refused");
    for (const locale of ["es-ES", "en-US"])
      expect(await led({ path: "/move/evil.example", locale })).toBeNull();
    expect(await led({ path: "/insecure" })).toEqual([302, "/gamehall", "page"]);
  });
});

it("a service that fails redirects nobody", async () => {
  await control.fail(["/nfx/route-rules=status:500", "/nfx/cms-config=drop"]);
  expect(await led({ path: "/legacy" })).toBeNull();
  expect(await led({ path: "/cashier" })).toEqual([302, "/cashier/deposit", "page"]);
});

describe("rules, and the normalized form of addresses", () => {
  const site = { pages: [], match: () => ({ ids: [], handles: [], params: {} }), normalize: normalizeKnown };
  const redirectedBy = async (from: string, to: string, path: string, locale?: string) => {
    await rules([{ from, to }]);
    return led({ path, locale, site });
  };

  it.each([
    ["/GAMEHALL", "/offers", "/gamehall", "/offers"],
    ["/%67amehall/", "/offers", "/gamehall", "/offers"],
    ["/Game/*", "/old/$1", "/game/Sand-Dunes", "/old/Sand-Dunes"],
    ["/terms", "/GAMEHALL?x=1", "/terms", "/gamehall?x=1"],
    // To its own address: the server redirected there before.
    ["/GAMEHALL", "/gamehall?x=1", "/gamehall", undefined],
    ["/gamehall", "/Gamehall/", "/gamehall", undefined],
    ["/GAME/*", "/game/$1", "/game/x", undefined],
  ])("%s → %s leads %s to %s", async (from, to, path, expected) => {
    expect((await redirectedBy(from, to, path))?.[1]).toBe(expected);
    expect((await redirectedBy(`/es-ES${from}`, to, path, "es-ES"))?.[1]).toBe(expected);
    expect((await redirectedBy(`/ES-es${from}`, to, path, "es-ES"))?.[1]).toBe(expected);
  });

  it("a circle over another variant is a circle", async () => {
    await rules([
      { from: "/gamehall", to: "/terms" },
      { from: "/terms", to: "/GAMEHALL" },
    ]);
    await expect(led({ path: "/gamehall", site })).rejects.toMatchObject({ init: { status: 404 } });
  });
});
