import { createContent } from "../../app/content/client.server";
import { marketFit } from "../../app/market/fit/market-fit.server";
import type { MarketFile } from "../../app/market/market-file";
import { createPlatform } from "../../app/platform/client.server";
import { probeClient } from "../../app/shell/boot/backend-probe.server";
import { ConfigError, readConfig } from "../../server/config";

/** Addresses of both backends. */
export interface Backends {
  platform: string;
  content: string;
}

interface BackendsFit {
  wrong: readonly string[];
  notes: readonly string[];
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Checks a market's file against what both backends offer; one that does not answer is a fault. */
export async function backendsFit(urls: Backends, market: MarketFile): Promise<BackendsFit> {
  try {
    const { app } = readConfig({
      ...process.env,
      NODE_ENV: "test",
      PLATFORM_URL: urls.platform,
      CONTENT_URL: urls.content,
    });
    const config = { ...app, market, version: "check-market" };
    const platform = createPlatform(config, silent);
    const content = createContent(config, silent);
    const { signal } = new AbortController();
    const inLocale = (locale: string) =>
      content.forRequest({ requestId: "check-market", origin: config.mainOrigin, signal, locale });
    const { notes, unanswered, unknown } = await marketFit({
      market,
      locales: () => inLocale("").locales(),
      messages: (locale) => inLocale(locale).messages(locale),
      platform: probeClient(platform, config, "en-US"),
    });
    await Promise.all([platform.close(), content.close()]);
    const silentOnes = unanswered.map((who) => `${who} did not answer: nothing of it is compared`);
    return { wrong: [...unknown, ...silentOnes], notes };
  } catch (error) {
    if (error instanceof ConfigError) return { wrong: [error.message], notes: [] };
    throw error;
  }
}
