import type { Browser } from "@playwright/test";
import { ask, formHeaders } from "../../support/ask";
import { routeTable } from "../../support/route-table";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { inTurns, type ProofOptions, selection, type Table } from "../table";
import { findWaiting, openListeningPage } from "./chromium";
import { type HostileBackends, markOf, startHostileBackends } from "./hostile-backends";
import { addressPayloads, markupPayloads, RUN_AT_ONCE } from "./payloads";

const AT_ONCE = 2;
const payloads = [...markupPayloads, ...addressPayloads];

/** Pages as far as a browser runs them, with the policies switched off: what is escaped runs nowhere. */
export async function proveForeignText(table: Table, browser: Browser, options: ProofOptions): Promise<void> {
  await proveControl(table, browser, options);
  const backends = await startHostileBackends();
  const site = await startSite({
    environment: ({ sandboxPort }) => {
      backends.realUrl = `http://localhost:${sandboxPort}`;
      return {
        PLATFORM_URL: backends.url,
        CONTENT_URL: backends.url,
        // A snippet is a script on purpose: here only one whose hash is known.
        CUSTOM_CODE: "pinned",
        RATE_LIMIT_FACTOR: "10000",
      };
    },
  });
  try {
    await proveBackends(table, browser, site, backends, options);
    await proveTyped(table, browser, site, options);
  } finally {
    await site.stop();
    backends.stop();
  }
}

/** Each payload is found to run where a page writes it as it is: nothing below passes because nobody looked. */
async function proveControl(table: Table, browser: Browser, options: ProofOptions) {
  const context = await browser.newContext({ bypassCSP: true });
  const { page, takeRan } = await openListeningPage(context);
  let body = "";
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: "text/html", body }) : route.abort(),
  );
  for (const [number, payload] of selection([...payloads.entries()], options, 8)) {
    const text = payload(`ran(${number})`);
    await table.check("XSS, control: runs where it is not escaped", text, async () => {
      const isMarkup = number < markupPayloads.length;
      body = isMarkup
        ? `<body><div>${text}</div>`
        : `<body><a href="${text.replaceAll('"', "&quot;")}">x</a>`;
      await page.goto(`http://site.example/${number}`);
      const hits = async () => (number < RUN_AT_ONCE ? takeRan() : findWaiting(page));
      for (let turn = 0; turn < 20; turn += 1) {
        if ((await hits()).length > 0) return;
        await page.waitForTimeout(25);
      }
      throw new Error("did not run");
    });
  }
  await context.close();
}

/** Every text that a backend sends carries a script, on every page. */
async function proveBackends(
  table: Table,
  browser: Browser,
  site: Site,
  backends: HostileBackends,
  options: ProofOptions,
) {
  const visits = routeTable.flatMap(({ path, visitor, player }) => [
    ...(visitor.kind === "page" ? [{ path, who: "visitor" as const }] : []),
    ...(player.kind === "page" ? [{ path, who: "player" as const }] : []),
  ]);
  const contexts = { visitor: await newContext(), player: await newContext() };
  await contexts.player.addCookies(
    await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test")),
  );
  function newContext() {
    return browser.newContext({ bypassCSP: true });
  }
  backends.isHostile = true;
  const hits = new Set<string>();
  const marks = new Map<string, number>();
  await inTurns(selection(visits, options, 2), AT_ONCE, ({ path, who }) =>
    table.check("XSS: pages whose every foreign text is a script", `${path} of a ${who}`, async () => {
      const { page, takeRan } = await openListeningPage(contexts[who]);
      try {
        const answer = await page.goto(site.url + path, { waitUntil: "load" });
        await page.waitForTimeout(300);
        const text = await page.content();
        for (const place of backends.placed.keys())
          marks.set(place, (marks.get(place) ?? 0) + text.split(markOf(place)).length - 1);
        const waiting = (await findWaiting(page)).flatMap(
          (value) => /ran\((\d+)\)/.exec(value)?.[1] ?? value,
        );
        const found = [...takeRan(), ...waiting].map((id) => backends.nameOf(Number(id)));
        for (const one of found) hits.add(one);
        if (found.length > 0) throw new Error(`${found.length} run: ${found[0]}`);
        if ((answer?.status() ?? 500) >= 500 && answer?.status() !== 503)
          throw new Error(`status ${answer?.status()}`);
      } finally {
        await page.close();
      }
    }),
  );
  backends.isHostile = false;
  for (const [place, numbers] of backends.placed) {
    for (const number of numbers)
      await table.check(`XSS: ${place}`, `payload ${number}`, () => {
        if (hits.has(`${place}, ${number}`)) throw new Error("has run");
      });
  }
  for (const [place, count] of marks) {
    if (options.isSample || place === "drawings") continue;
    await table.check("XSS: places whose texts stood in pages", `${place}, ${count}`, () => {
      if (count === 0) throw new Error("its replies were refused");
    });
  }
  for (const context of Object.values(contexts)) await context.close();
}

/** What a visitor types or is led to: in addresses, and in a form that comes back. */
async function proveTyped(table: Table, browser: Browser, site: Site, options: ProofOptions) {
  const places: Record<string, (text: string) => string> = {
    search: (text) => `/gamehall?search=${encodeURIComponent(text)}`,
    filters: (text) => `/gamehall?category=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}`,
    "the way back": (text) =>
      `/forms/sign_in?backUrl=${encodeURIComponent(text)}&redirectUrl=${encodeURIComponent(text)}`,
    "an address that is nowhere": (text) =>
      `/promotions/${encodeURIComponent(text.replace(/[/\\]|\p{Cc}/gu, ""))}`,
    "a form that comes back": (text) => `/__posted?${encodeURIComponent(text)}`,
  };
  const context = await browser.newContext({ bypassCSP: true });
  const { page, takeRan } = await openListeningPage(context);
  // The document alone: what it runs needs no file of the site.
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.abort();
    const { pathname, search } = new URL(route.request().url());
    if (pathname !== "/__posted") return route.fallback();
    const login = decodeURIComponent(search.slice(1));
    const { text } = await ask(site.url, "/forms/sign_in", {
      method: "POST",
      headers: formHeaders(site.url),
      body: new URLSearchParams({ login, password: login }).toString(),
    });
    return route.fulfill({ contentType: "text/html", body: text });
  });
  for (const [place, addressOf] of Object.entries(places)) {
    for (const [number, payload] of selection([...payloads.entries()], options, 3)) {
      const text = payload(`ran(${number})`);
      await table.check(`XSS, typed: ${place}`, text, async () => {
        await page.goto(site.url + addressOf(text), { waitUntil: "load" });
        await page.waitForTimeout(10);
        const waiting = (await findWaiting(page)).filter((value) => value.includes("ran("));
        const found = [...takeRan(), ...waiting];
        if (found.length > 0) throw new Error(`runs: ${found[0]}`);
      });
    }
  }
  await context.close();
}
