import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "../support/hydrated";
import { accidents } from "./accidents";
import { startDevelopment } from "./development-copy";

/** Milliseconds in which Vite loads every module for the first time. */
const FIRST_LOAD = 300_000;

let development: Awaited<ReturnType<typeof startDevelopment>>;
/** A page that is open while all of it happens. */
let open: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * FIRST_LOAD);
  development = await startDevelopment();
  await becomes(200, FIRST_LOAD);
  open = await browser.newPage();
  await open.goto(development.url, { timeout: FIRST_LOAD });
});

test.afterAll(async () => {
  await open.close();
  await development.stop();
});

/** The document as it comes without script. Crawlers get another one. */
async function ask() {
  const { userAgent = "" } = test.info().project.use;
  const answer = await fetch(development.url, { headers: { accept: "text/html", "user-agent": userAgent } });
  return { status: answer.status, text: plain(await answer.text()) };
}

function plain(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Also of a server that does not listen yet. */
async function becomes(status: number, timeout?: number): Promise<void> {
  const statusNow = async () => (await ask().catch(() => null))?.status;
  await expect.poll(statusNow, { timeout }).toBe(status);
}

for (const [name, { file, change, reports, overlay, isOfPage }] of Object.entries(accidents)) {
  test(`${name}: it is shown, and gone once the file is mended`, async () => {
    await becomes(200);
    const connected = open.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
    await open.reload();
    await connected;
    await untilHydrated(open);
    const mend = development.spoil(file, change);
    try {
      await becomes(500);
      const { text } = await ask();
      for (const statusNow of reports) expect(text).toContain(statusNow);
      if (!isOfPage)
        await expect(open.locator("vite-error-overlay .window")).toContainText(
          overlay ?? reports.at(-1) ?? "",
        );
    } finally {
      mend();
    }
    await becomes(200);
    await expect(open.getByRole("contentinfo")).toBeVisible();
    await expect(open.locator("vite-error-overlay")).toHaveCount(0);
    expect(development.isAlive()).toBe(true);
  });
}

test("messages that a language lacks are reported once, over the page and in the terminal", async () => {
  await becomes(200);
  await open.reload();
  const mend = development.spoil("app/i18n/messages/lv-LV.json", (text) =>
    text.replace('"common.close"', '"common.closed"'),
  );
  const lack = "app/i18n/messages/lv-LV.json lacks common.close";
  try {
    await expect.poll(development.output).toContain(lack);
    await expect(open.locator("vite-error-overlay .window")).toContainText(lack);
    await open.reload();
    await untilHydrated(open);
    await expect(open.locator("vite-error-overlay")).toHaveCount(0);
  } finally {
    mend();
  }
});

test("a page is taken over by the table of routes that it was made with, and loads again for another", async () => {
  await becomes(200);
  await open.goto(development.url);
  await untilHydrated(open);
  const [manifest = ""] = /\/@id\/[^"]*browser-manifest[^"]*/.exec((await ask()).text) ?? [];
  const read = async () => (await fetch(development.url + manifest)).text();
  const before = await read();
  expect(before).toContain('"path":"support"');
  const loaded = open.waitForEvent("load");
  const mend = development.spoil("app/routes.ts", (text) => text.replace('"support"', '"help"'));
  try {
    await expect.poll(async () => (await fetch(`${development.url}/help`)).status).toBe(200);
    expect(await read()).toBe(before);
    await loaded;
    await untilHydrated(open);
    expect(await open.evaluate(() => JSON.stringify(window.__remixManifest))).toContain('"path":"help"');
  } finally {
    mend();
  }
});

test("requests while files are saved do not fail", async () => {
  await becomes(200);
  const seen = new Set<number>();
  let isSaving = true;
  const reader = async () => {
    while (isSaving) seen.add((await ask()).status);
  };
  const readers = Promise.all([reader(), reader(), reader()]);
  for (const file of [
    "app/features/home/home.route.tsx",
    "app/features/home/home-page.tsx",
    "server/pipeline.ts",
  ]) {
    const mend = development.spoil(file, (text) => `${text}\n// saved\n`);
    await wait(1_000);
    mend();
    await wait(1_000);
  }
  isSaving = false;
  await readers;
  expect([...seen]).toContain(200);
  expect([...seen]).not.toContain(500);
});
