import { redirect } from "@remix-run/node";
import { holdOffers } from "~/attention/offers.server";
import { saveCredentials } from "~/auth/credentials/credentials.server";
import type { AppContext } from "~/context";
import { accountLocale, rememberLocale } from "~/i18n/choice/account-locale.server";
import { localeFreePath } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { paths } from "~/paths";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { startPlayerSession } from "~/session/player.server";
import { safeInternalPath } from "~/session/safe-redirect";
import type { Registered } from "./register.server";

/**
 * Redirect after registration: a full load of the requested page, else the cashier, in the account's locale, with
 * `register=success` for analytics (docs/product.md#2.2).
 */
export function redirectAfterSignUp(
  context: AppContext,
  { account, generated }: Registered,
  requested: unknown,
): Response {
  const locale = accountLocale(context, account);
  startPlayerSession(context.cookies);
  queueLoginPrompts(context.cookies, ["email", "cashback"]);
  holdOffers(context.cookies);
  rememberLocale(context, locale);
  if (generated) saveCredentials(context, generated);
  if (context.isFramed) return redirect(paths.signUp({ done: "1", _non_strict: "1" }));
  const wanted = localeFreePath(safeInternalPath(requested) ?? paths.deposit(), context.locales);
  const { pathname, searchParams, hash } = new URL(wanted, "https://site.invalid");
  searchParams.set("register", "success");
  if (generated) searchParams.set("dialog", "credentials");
  const next = `${pathname}?${searchParams}${hash}`;
  const isAsked = context.config.market?.limits.some(({ ask }) => ask?.at.includes("register"));
  return redirectToLocale(context, locale, isAsked ? paths.limitQuestion({ from: next }) : next);
}
