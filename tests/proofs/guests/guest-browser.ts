import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, type Cookie, chromium } from "@playwright/test";
import { programPath } from "../../../scripts/needs/provide";
import { edgeScript, edges } from "./edges";

const extension = fileURLToPath(new URL("./extension", import.meta.url));

export interface GuestBrowser {
  context: BrowserContext;
  /** From now on it is with this guest, or alone, and somebody's with these cookies. */
  become: (guest: string, cookies: readonly Cookie[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** An ordinary browser with an extension, whose guests a cookie chooses; the headless shell loads no extension. */
export async function startGuestBrowser(siteUrl: string): Promise<GuestBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "croupier-guests-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: programPath("fullChromium"),
    headless: false,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--blink-settings=imagesEnabled=false",
      // What fonts move is looked at in picture-boxes.spec.ts; here moves what guests move.
      "--disable-remote-fonts",
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
    // As people's name themselves: crawlers get other pages.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
  });
  // Documents that a route fulfills have no address, and such a document may not request this machine.
  await context.grantPermissions(["local-network-access"]);
  let change: ((html: string) => string) | undefined;
  await context.route(siteUrl + edgeScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await context.route(
    () => change !== undefined,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== "document" || request.method() !== "GET") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const isRedirect = response.status() >= 300 && response.status() < 400;
      await route.fulfill({ response, ...(!isRedirect && { body: change?.(await response.text()) }) });
    },
  );
  return {
    context,
    async become(guest, cookies) {
      change = edges[guest];
      await context.clearCookies();
      const chosen = { name: "guest", value: encodeURIComponent(guest), url: siteUrl };
      await context.addCookies([...cookies, chosen]);
    },
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
