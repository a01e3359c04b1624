import type { AppContext, Locale } from "~/context";
import type { AccountInfo } from "~/platform/entities";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { LOCALE_SECONDS, ownCookies } from "~/session/cookies";
import { findLocale } from "../known-locales";
import { redirectToLocale } from "../redirect-to-locale.server";

/** The account's locale where the site has it, else the one the visitor is in (product 2.2). */
export function accountLocale(
  { locales, locale }: Pick<AppContext, "locales" | "locale">,
  account: Pick<AccountInfo, "locale">,
): Locale {
  return findLocale(account.locale, locales) ?? locale;
}

/** Keeps a locale as this browser's choice: plain addresses lead to it from now on. */
export function rememberLocale({ cookies }: Pick<AppContext, "cookies">, locale: Locale): void {
  cookies.set(ownCookies.locale, locale.code, { maxAge: LOCALE_SECONDS });
}

/**
 * Under the platform's strategy the account's locale comes before the address (product 4): throws the redirect
 * for a page of another one. Only for documents that are asked for by GET: a refused form is shown where it was sent.
 */
export async function leaveForAccountLocale(context: AppContext): Promise<void> {
  if (context.isShared || context.isDataRequest || !context.readsPage) return;
  const { localeDetectStrategy } = await context.content.commonData();
  if (localeDetectStrategy !== "platform") return;
  // Whoever may not play is told so by the page, in the language it has.
  const player = await context.player().catch(() => null);
  if (player?.kind !== "player") return;
  const wanted = accountLocale(context, player.account);
  if (wanted.code === context.locale.code) return;
  // Without it the cookie of another locale would lead from a plain address straight back here.
  rememberLocale(context, wanted);
  throw redirectToLocale(context, wanted, context.path + context.search);
}

/**
 * A visitor's wish for another language: kept by the browser, and told to the account where the browser decides.
 * Where the platform does, a player stays in the account's language. Whatever the platform answers, the page changes.
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

/** An answer that never came, or an error of the service itself, may follow the deed: then it is unknown. */
async function saveInAccount(
  { platform, log, requestId }: AppContext,
  locale: Locale,
): Promise<"notSaved" | "unknown" | undefined> {
  try {
    await platform.call("account.changelocale", { locale: locale.code });
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    log.warn({ requestId, code: error.code }, "the account's language may not have changed");
    const mayBeDone = error instanceof PlatformFailure ? error.wasSent : error.status >= 500;
    return mayBeDone ? "unknown" : "notSaved";
  }
}
