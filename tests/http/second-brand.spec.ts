import { readFileSync } from "node:fs";
import { paths } from "../../app/routing/paths";
import { readBrand } from "../../server/brand/read-brand";
import { ask, formHeaders, navigation } from "../support/ask";
import { startSite } from "../support/site";
import { readHead } from "./document-head";
import { test as base, expect } from "./fixtures";
import { faultsOfIcons } from "./icons";
import { signIn } from "./session";

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { SANDBOX_BRAND: "second", PAGE_CACHE_SECONDS: "60" } });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

const brand = readBrand("sandbox/brands/second/brand.json");
const { stylesheet, fonts = [] } = brand.setting;

const publicPages = [
  paths.home(),
  paths.gameHall(),
  paths.game("sand-dunes"),
  paths.jackpots(),
  paths.tournaments(),
  paths.promotions(),
  paths.signIn(),
  paths.signUp(),
  paths.support(),
  paths.offline(),
  "/?show_popup_auth",
  "/?dialog=language",
  "/terms",
  "/no-such-page",
  "/ar",
  "/lv-LV/gamehall",
];
const ownPages = [paths.home(), paths.deposit(), paths.wallet(), paths.bonuses(), paths.profileSettings()];

/** What belongs to the first brand: its name, its font, another theme, and the programme that this one lacks. */
const ofTheFirst =
  /Sandbox Casino|sandbox-casino|inter-latin-wght|data-theme="dark"|content="dark"|name="theme" value|(?:href|action|src)="[^"]*(?:\/loyalty|character)/g;

test("another brand is on every page, whatever theme a visitor once chose", async ({ site }) => {
  const { cookie } = await signIn(site);
  for (const [visitor, pages] of [
    ["", publicPages],
    [`${cookie}; `, ownPages],
  ] as const) {
    for (const path of pages) {
      const { text } = await ask(site.url, path, {
        headers: { ...navigation, Cookie: `${visitor}theme=dark` },
      });
      expect(text.match(ofTheFirst), path).toBeNull();
      expect(text, path).toContain("Brightwater");
      expect(text, path).toMatch(/<html[^>]* data-theme="light"/);
      const links = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
      expect(links.at(-1), path).toBe(stylesheet);
      for (const font of fonts)
        expect(text, path).toContain(`<link rel="preload" as="font" type="font/woff2" href="${font}"`);
    }
  }
});

test("its files are the site's own", async ({ site }) => {
  const sheet = await ask(site.url, stylesheet, { headers: { "Accept-Encoding": "br" } });
  expect(sheet.status).toBe(200);
  expect(sheet.headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
  });
  for (const [path, file] of [
    ["/logo.svg", "logo.svg"],
    ["/favicon.svg", "favicon.svg"],
    ["/apple-touch-icon.png", "touch-icon.png"],
    [fonts[0] ?? "", "figtree-latin.woff2"],
  ] as const) {
    const { body } = await ask(site.url, path);
    expect(body.equals(readFileSync(`sandbox/brands/second/${file}`)), path).toBe(true);
  }
  const head = readHead((await ask(site.url, "/", { headers: navigation })).text);
  const ico = await ask(site.url, "/favicon.ico");
  expect([ico.status, ico.headers["content-type"]]).toEqual([200, "image/x-icon"]);
  expect(head.icons).toEqual(["/favicon.svg"]);
  const manifest = JSON.parse((await ask(site.url, "/manifest.webmanifest")).text);
  expect(manifest).toMatchObject({
    name: "Brightwater",
    background_color: "#faf7f2",
    theme_color: "#faf7f2",
  });
});

test("a theme that it lacks cannot be chosen", async ({ site }) => {
  const answer = await ask(site.url, paths.theme(), {
    method: "POST",
    headers: formHeaders(site.url),
    body: "theme=dark&redirectTo=/",
  });
  expect(answer.all("set-cookie").join()).toMatch(/^theme=light;/);
});

test("it has no loyalty programme, and currencies of its own", async ({ site, sandbox }) => {
  for (const path of [paths.loyalty(), paths.loyaltyShop()])
    expect((await ask(site.url, path, { headers: navigation })).status, path).toBe(404);
  const { text } = await ask(site.url, paths.signUp(), { headers: navigation });
  const currencies = [
    ...(/<select[^>]*name="currency"[\s\S]*?<\/select>/.exec(text)?.[0] ?? "").matchAll(/value="([A-Z]+)"/g),
  ];
  expect(currencies.map(([, code]) => code)).toEqual(["EUR", "BRL", "USDT"]);
  const { cookie } = await signIn(site);
  for (const path of ownPages) await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
  expect((await sandbox.calls()).filter(({ method }) => method.startsWith("loyalty."))).toEqual([]);
});

test("a brand without icons has those of the build, each of the type and size that it is said to have", async ({
  site,
}) => {
  expect(await faultsOfIcons(site.url, "/")).toEqual({
    named: ["/favicon.svg", "/apple-touch-icon.png", "/favicon.svg", "/favicon.ico"],
    faults: [],
  });
});
