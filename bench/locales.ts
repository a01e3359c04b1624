import type { Browser } from "@playwright/test";
import { ask } from "../tests/support/ask";
import { type Site, startSite } from "../tests/support/site";
import { launchBrowser, loadPage } from "./client-bytes";
import { kilobytes } from "./format";
import { residentBytes } from "./processes";
import type { Row } from "./results";

const few = { locales: 2, messages: 400 };
const many = { locales: 30, messages: 4_000 };
const pages = { home: "/", "game hall": "/gamehall" };

/**
 * Measures the cost of locales: HTML, scripts and messages of a first visit, and the server's memory with all in use.
 */
export async function benchLocales(): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const [reference, grown] = [await measure(browser, few), await measure(browser, many)];
    return [
      ...Object.keys(pages).map((name) => rowOf(name, reference.visits[name], grown.visits[name])),
      {
        what: "server's memory, every locale visited: 30 locales / 2",
        figure: grown.memory / reference.memory,
        unit: "x",
        detail: [grown.memory, reference.memory].map((bytes) => `${Math.round(bytes / 1e6)} MB`).join(" / "),
      },
    ];
  } finally {
    await browser.close();
  }
}

interface Size {
  locales: number;
  messages: number;
}

interface Visit {
  html: number;
  js: number;
  messages: number;
}

const sum = ({ html, js, messages }: Visit) => html + js + messages;

async function measure(browser: Browser, { locales, messages }: Size) {
  const site = await startSite({
    environment: {
      SANDBOX_LOCALES: String(locales),
      SANDBOX_MESSAGES: String(messages),
      SANDBOX_SHARED_SECONDS: "60",
      PAGE_CACHE_SECONDS: "600",
    },
  });
  try {
    const visits: Record<string, Visit> = {};
    for (const [name, path] of Object.entries(pages)) {
      // The first request renders the page, later ones get it fully compressed from the cache.
      await ask(site.url, path);
      const loaded = await loadPage(browser, site.url, path);
      visits[name] = { html: loaded.html.bytes, js: loaded.js.bytes, messages: loaded.messages.bytes };
    }
    return { visits, memory: await memoryOf(site) };
  } finally {
    await site.stop();
  }
}

function rowOf(name: string, reference: Visit | undefined, grown: Visit | undefined): Row {
  if (!reference || !grown) throw new Error(`${name} was not visited`);
  const parts = (["html", "js", "messages"] as const).map(
    (part) => `${part} ${kilobytes(grown[part])} / ${kilobytes(reference[part])}`,
  );
  return {
    what: `first load of ${name}: bytes, 30 locales / 2`,
    figure: sum(grown) / sum(reference),
    unit: "x",
    detail: parts.join(", "),
  };
}

/** Resident memory after rendering a page in each locale. */
async function memoryOf(site: Site): Promise<number> {
  const answer = await fetch(`${site.sandboxUrl}/nfx/i18n/locales`);
  const { locales } = (await answer.json()) as { locales: { code: string }[] };
  for (const { code } of locales) await ask(site.url, `/${code}/gamehall`);
  return residentBytes(site.launcher.pid ?? 0);
}
