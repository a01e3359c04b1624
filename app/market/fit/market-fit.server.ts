import type { LocalesReply } from "~/content/entities/locales";
import { catalogues } from "~/i18n/messages/catalogue";
import type { Messages } from "~/i18n/translator";
import { backendLacks, replyLacks } from "~/market/backend-lacks";
import { lackingIn, wordsOf } from "~/market/file/word-rules";
import type { Market } from "~/market/market-file";
import type { PlatformClient } from "~/platform/platform-client";
import { platformLacks } from "./platform-lacks";

/** How a market's file goes with what the backends have. */
export interface MarketFit {
  /** What it names and they do not have: the site is not started. */
  unknown: readonly string[];
  /** What is reported of it. */
  notes: readonly string[];
  /** Which backends did not answer: nothing of them is compared. */
  unanswered: readonly string[];
}

interface MarketParts {
  market: Market | undefined;
  locales: () => Promise<LocalesReply>;
  messages: (locale: string) => Promise<Messages>;
  platform: Pick<PlatformClient, "call">;
}

/** Compares a market's file with the backends, as far as they answer: what cannot be read is not judged. */
export async function marketFit({ market, locales, messages, platform }: MarketParts): Promise<MarketFit> {
  if (!market) return { unknown: [], notes: [], unanswered: [] };
  const [known, info, data] = await Promise.all([
    answered(locales()),
    answered(platform.call("metadata.getgeneralinfo")),
    answered(platform.call("metadata.get")),
  ]);
  const codes = known?.locales.map(({ code }) => code) ?? [];
  const served = codes.filter((code) => market.locales?.includes(code) ?? true);
  return {
    unknown: [
      known && problemText("the content service", backendLacks(market, "locales", codes)),
      info && problemText("the platform", replyLacks("metadata.getgeneralinfo", info, market)?.problem),
    ].flatMap((line) => line ?? []),
    notes: [
      data && problemText("the platform", replyLacks("metadata.get", data, market)?.problem),
      untold(market, served),
      ...(await platformLacks(market, platform)),
      ...(await Promise.all(
        served.map(async (code) => overruled(market, code, await answered(messages(code)))),
      )),
    ].flatMap((line) => line ?? []),
    unanswered: [...(known ? [] : ["the content service"]), ...(info && data ? [] : ["the platform"])],
  };
}

const answered = <T>(reply: Promise<T>): Promise<T | undefined> => reply.catch(() => undefined);

function problemText(who: string, problem: string | undefined): string | undefined {
  return problem && `${who} does not fit: ${problem}`;
}

/** Languages of the site in which the file's own words have no text. */
function untold(market: Market, served: readonly string[]): string | undefined {
  const lacking = new Set(wordsOf(market).flatMap(([, words]) => lackingIn(words, served)));
  return lacking.size > 0
    ? `MARKET_FILE has words without a text in ${[...lacking].join(", ")}: pages tell them in its first language`
    : undefined;
}

/** Words that markets share, which the file names and the content service overrides. */
function overruled(market: Market, locale: string, own: Messages = {}): string | undefined {
  const keys = wordsOf(market).flatMap(([, words]) => (typeof words === "string" ? words : []));
  const changed = keys.filter((key) => own[key] !== undefined && own[key] !== catalogues[locale]?.[key]);
  return changed.length > 0
    ? `words of MARKET_FILE are the content service's in ${locale}: ${[...new Set(changed)].join(", ")}`
    : undefined;
}
