import { bundleNumber } from "../../app/browser/catalogue/browser-catalogue";
import { paths } from "../../app/routing/paths";
import { type Answer, ask, formHeaders, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import type { Site } from "../support/site";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

/** Follows redirects as a browser does, keeping its cookies. */
async function browse(site: Site, path: string, cookie: string) {
  const jar = new Map(cookie.split("; ").map((pair) => pair.split("=", 2) as [string, string]));
  const visited: string[] = [];
  for (let next = path; visited.length < 6; ) {
    visited.push(next);
    const header = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(site.url, next, { headers: { ...navigation, Cookie: header } });
    for (const line of answer.all("set-cookie")) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split("=", 2);
      if (/Max-Age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const { location } = answer.headers;
    if (!location) return { visited, answer, jar };
    next = location.replace(site.url, "");
  }
  throw new Error(`a circle: ${visited.join(" → ")}`);
}

test.describe("under the platform's strategy", () => {
  const decides = { commonData: { localeDetectStrategy: "platform" } };

  test("a player's pages are those of the account's locale", async ({ site, sandbox }) => {
    await sandbox.config(decides);
    const { cookie } = await signIn(site, "cpf@sandbox.test");
    const { visited, answer } = await browse(site, "/es-ES/gamehall?page=2", `${cookie}; i18n_locale=es-ES`);
    expect(visited).toEqual(["/es-ES/gamehall?page=2", "/pt-BR/gamehall?page=2"]);
    expect(answer.text).toContain('lang="pt-BR"');
  });

  test("a cookie of another locale leads nobody in a circle", async ({ site, sandbox }) => {
    await sandbox.config(decides);
    const { cookie } = await signIn(site);
    const { visited, answer, jar } = await browse(site, "/terms", `${cookie}; i18n_locale=es-ES`);
    expect(visited).toEqual(["/terms", "/es-ES/terms", "/terms"]);
    expect(answer.status).toBe(200);
    expect(jar.get("i18n_locale")).toBe("en-US");
  });

  test("signing in on a page of another locale ends on the account's", async ({ site, sandbox }) => {
    await sandbox.config(decides);
    const { answer } = await signIn(site, "dinar@sandbox.test");
    expect(answer.headers.location).toBe(`${site.url}/ar`);
  });
});

test("under the browser's strategy a prefix comes before cookie, account and browser", async ({ site }) => {
  const { cookie } = await signIn(site, "cpf@sandbox.test");
  const { visited, answer } = await browse(site, "/es-ES/terms", `${cookie}; i18n_locale=ar`);
  expect(visited).toEqual(["/es-ES/terms"]);
  expect(answer.text).toContain('lang="es-ES"');
});

test.describe("without any locale", () => {
  const requests = [
    { path: "/", headers: navigation },
    { path: "/es-ES/gamehall", headers: navigation },
    { path: "/gamehall.data", headers: { Accept: "*/*" } },
    { path: "/", headers: { Accept: "*/*" } },
  ];

  for (const fault of ["status:500", "empty", "garbage", "wrongtype"]) {
    test(
      `nothing can be shown, until there is one: ${fault}`,
      fault === "status:500" ? {} : byNight,
      async ({ site, sandbox }) => {
        await sandbox.fail([`/nfx/i18n/locales=${fault}`]);
        // What was read before is good for a second.
        await expect.poll(() => ask(site.url, "/").then(({ status }) => status)).toBe(500);
        for (const { path, headers } of requests) {
          const answer = await ask(site.url, path, { headers });
          expect(answer.status, path).toBe(500);
          expect(answer.text, path).toContain("PLUGIN:I18N: LOCALES NOT FOUND");
          expect(answer.headers["cache-control"], path).toBe("no-store");
        }
        await sandbox.reset();
        await expect
          .poll(() => ask(site.url, "/", { headers: navigation }).then(({ status }) => status), {
            timeout: 15_000,
          })
          .toBe(200);
        expect((await ask(site.url, "/gamehall.data")).status).toBe(200);
      },
    );
  }

  test("an empty list is none", async ({ site, sandbox }) => {
    await sandbox.config({ locales: { locales: [] } });
    await expect
      .poll(() => ask(site.url, "/", { headers: navigation }).then(({ text }) => text))
      .toContain("PLUGIN:I18N: LOCALES NOT FOUND");
  });
});

test.describe("a message for the next page", () => {
  const text = say("games.favourites.failed");

  async function fail(site: Site, redirectTo: string) {
    const { cookie, uid } = await signIn(site);
    await site.sandbox.fail(["games.addLike=drop"], uid);
    const answer = await ask(site.url, paths.favourites(), {
      method: "POST",
      headers: { ...formHeaders(site.url), Cookie: cookie },
      body: new URLSearchParams({ sysname: "sand-dunes", intent: "add", redirectTo }).toString(),
    });
    const flash = answer.all("set-cookie").find((line) => line.startsWith("cr_flash="));
    return { answer, cookie, flash: flash?.split(";", 1)[0] ?? "" };
  }

  const removed = (answer: Answer) =>
    answer.all("set-cookie").filter((line) => line.startsWith("cr_flash=;"));

  test("is shown once, and by a page that nobody shares", async ({ site }) => {
    const { answer, cookie, flash } = await fail(site, "/terms");
    expect([answer.status, answer.headers.location]).toEqual([302, "/terms"]);
    const page = await ask(site.url, "/terms", { headers: { ...navigation, Cookie: `${cookie}; ${flash}` } });
    expect(page.text).toContain(text);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(removed(page)).toHaveLength(1);
    const next = await ask(site.url, "/terms", { headers: { ...navigation, Cookie: cookie } });
    expect(next.text).not.toContain(text);
  });

  for (const suffix of ["", ".data"]) {
    test(`waits behind one more redirect${suffix && ", of data too"}`, async ({ site }) => {
      const { cookie, flash } = await fail(site, "/gamehall/slots-old");
      const headers = { ...navigation, Cookie: `${cookie}; ${flash}` };
      const hop = await ask(site.url, `/gamehall/slots-old${suffix}`, { headers });
      expect(hop.status).toBe(suffix ? 202 : 301);
      expect(removed(hop)).toEqual([]);
    });
  }
});

test("a document preloads the messages of its own routes in one file, and of no other", async ({ site }) => {
  const preloaded = async (path: string) =>
    [
      ...(await ask(site.url, path)).body
        .toString()
        .matchAll(/<link rel="preload"[^>]*href="\/i18n\/en-US\/(\d+)\./g),
    ].map(([, numbers]) => numbers?.match(/.{5}/g));
  expect(await preloaded("/")).toEqual([expect.arrayContaining(["common", "home"].map(bundleNumber))]);
  expect(await preloaded("/gamehall")).toEqual([expect.not.arrayContaining([bundleNumber("home")])]);
  // A path that nobody has takes the page that says so.
  expect(await preloaded("/%E2%80%A8")).toEqual([
    ["common", "errors", "systemPages"].map(bundleNumber).sort(),
  ]);
});
