import { ask } from "../support/ask";
import type { Site } from "../support/site";
import { say } from "../support/words";
import { readHead } from "./document-head";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const crawler = {
  Accept: "*/*",
  "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

/** A document as one reads it who runs no script. */
async function read(site: Site, path: string, headers: Record<string, string> = {}) {
  const { status, text, headers: sent } = await ask(site.url, path, { headers: { ...crawler, ...headers } });
  const body = text.slice(text.indexOf("<body"));
  return {
    status,
    sent,
    head: readHead(text),
    lang: /<html lang="([^"]*)"/.exec(text)?.[1],
    heading: /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1]?.replace(/<[^>]*>/g, ""),
    main: /<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? "",
    isWhole: text.includes("</body></html>") && !/<template id="B:|hidden id="S:/.test(text),
  };
}

const pages: [path: string, lang: string, shown: RegExp][] = [
  ["/", "en-US", /href="\/game\/[\w-]+/],
  ["/es-ES", "es-ES", /href="\/es-ES\/game\/[\w-]+/],
  ["/gamehall", "en-US", /href="\/game\/[\w-]+/],
  ["/gamehall?category=live", "en-US", /href="\/game\/[\w-]+/],
  ["/ar/gamehall?page=2", "ar", /href="\/ar\/game\/[\w-]+/],
  ["/game/sand-dunes", "en-US", /Sand Dunes Deluxe/],
  ["/lv-LV/game/sand-dunes", "lv-LV", /Sand Dunes Deluxe/],
  ["/about", "en-US", /<p>/],
  ["/pt-BR/terms", "pt-BR", /<p>/],
  ["/complaints", "en-US", /<p>/],
];

for (const [path, lang, shown] of pages) {
  test(`${path} is complete`, async ({ site }) => {
    const page = await read(site, path);
    expect(page).toMatchObject({ status: 200, lang, isWhole: true });
    expect(page.heading).toBeTruthy();
    expect(page.head.title).toContain("Sandbox Casino");
    expect(page.head.canonical).toContain(site.url);
    expect(page.main).toMatch(shown);
  });
}

test.describe("a failure is layout, heading and status, not the page for people", () => {
  test("404", async ({ site }) => {
    for (const path of ["/no-such-page", "/es-ES/deep/path", "/game/no-such-game"]) {
      const page = await read(site, path);
      expect(page, path).toMatchObject({ status: 404, isWhole: true });
      expect(page.heading, path).toBeTruthy();
      expect(page.main, path).toContain("404");
      expect(page.main, path).not.toContain("<svg");
      expect(page.head.canonical, path).toBeUndefined();
      expect(page.head.alternates, path).toEqual({});
    }
    const english = await read(site, "/no-such-page");
    expect(english.head.title).toBe(`${say("systemPages.notFound.title")} – Sandbox Casino`);
    const spanish = await read(site, "/es-ES/no-such-page");
    expect(spanish.head.title).not.toBe(english.head.title);
    expect(spanish.head.title).toBe(`${spanish.heading} – Sandbox Casino`);
  });

  test("503", async ({ site, sandbox }) => {
    const { cookie: Cookie } = await signIn(site);
    await sandbox.fail(["account.getInfo=ApplicationDisabledException"]);
    const page = await read(site, "/gamehall", { Cookie });
    expect(page).toMatchObject({ status: 503, isWhole: true, heading: say("systemPages.maintenance.title") });
    expect(page.sent["retry-after"]).toBe("60");
    expect(page.head.title).toBe(`${say("systemPages.maintenance.title")} – Sandbox Casino`);
  });

  test("403", async ({ site, sandbox }) => {
    const { cookie: Cookie } = await signIn(site);
    await sandbox.fail(["account.getInfo=AccessDeniedException/GEO"]);
    const page = await read(site, "/gamehall", { Cookie });
    expect(page).toMatchObject({ status: 403, isWhole: true, heading: say("systemPages.forbidden.title") });
  });
});
