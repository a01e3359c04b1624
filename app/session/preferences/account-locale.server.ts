import type { AppContext } from "~/context/app-context";
import type { AccountInfo } from "~/platform/entities/session";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { withSearch } from "~/routing/addresses/internal-path";
import { findLocale } from "~/routing/known-locales";
import type { Locale } from "~/routing/locale";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { LOCALE_SECONDS, ownCookies } from "~/session/cookies/cookies";

/** The account's locale if the site has it, else the request's (docs/product.md#2.2). */
export function accountLocale(
  { locales, locale }: Pick<AppContext, "locales" | "locale">,
  account: Pick<AccountInfo, "locale">,
): Locale {
  return findLocale(account.locale, locales) ?? locale;
}

/** Stores the locale in a cookie; URLs without locale prefix redirect to it from then on. */
export function rememberLocale({ cookies }: Pick<AppContext, "cookies">, locale: Locale): void {
  cookies.set(ownCookies.locale, locale.code, { maxAge: LOCALE_SECONDS });
}

/**
 * With the `platform` strategy the account's locale overrides the URL's (docs/product.md#4): throws a redirect to it.
 * Only for document GETs: a refused form is rendered at the URL it was posted to. Editors choose what they look at.
 */
export async function leaveForAccountLocale(context: AppContext): Promise<void> {
  if (context.isShared || context.isDataRequest || !context.readsPage || context.preview) return;
  const { localeDetectStrategy } = await context.content.commonData();
  if (localeDetectStrategy !== "platform") return;
  // An error, e.g. a blocked account, is left to the page, which renders it in the URL's locale.
  const player = await context.player().catch(() => null);
  if (player?.kind !== "player") return;
  const wanted = accountLocale(context, player.account);
  if (wanted.code === context.locale.code) return;
  // Otherwise a cookie with another locale would redirect back, in a loop.
  rememberLocale(context, wanted);
  throw redirectToLocale(context, wanted, withSearch(context.path, context.search));
}

/**
 * Switches to the language a visitor chose. With the `browser` strategy it is saved to a player's account too, and
 * the page changes even if that fails; with the `platform` strategy a player stays in the account's language.
 */
export async function switchLocale(
  context: AppContext,
  wanted: Locale,
): Promise<{ locale: Locale; trouble?: "notSaved" | "unknown" | "ofAccount" }> {
  const [{ localeDetectStrategy }, player] = await Promise.all([
    context.content.commonData(),
    context.player().catch(() => null),
  ]);
  if (player?.kind !== "player") return { locale: wanted };
  if (localeDetectStrategy === "platform") {
    const locale = accountLocale(context, player.account);
    return locale.code === wanted.code ? { locale } : { locale, trouble: "ofAccount" };
  }
  const trouble = await saveInAccount(context, wanted);
  return trouble ? { locale: wanted, trouble } : { locale: wanted };
}

/** After a lost reply or a 5xx the change may have been made: the outcome is then `unknown`. */
async function saveInAccount(
  { platform, log }: AppContext,
  locale: Locale,
): Promise<"notSaved" | "unknown" | undefined> {
  try {
    await platform.call("account.changelocale", { locale: locale.code });
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    log.warn({ code: error.code }, "the account's language may not have changed");
    const mayBeDone = error instanceof PlatformFailure ? error.wasSent : error.status >= 500;
    return mayBeDone ? "unknown" : "notSaved";
  }
}
