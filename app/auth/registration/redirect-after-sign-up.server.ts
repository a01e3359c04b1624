import { withSearch } from "~/addresses/internal-path";
import { readInternalAddress } from "~/addresses/read-internal-address";
import { holdOffers } from "~/attention/offers.server";
import { saveCredentials } from "~/auth/credentials/credentials.server";
import type { AppContext } from "~/context";
import { accountLocale, rememberLocale } from "~/i18n/choice/account-locale.server";
import { paths } from "~/paths";
import { redirect } from "~/redirects/redirect.server";
import { redirectToLocale } from "~/redirects/redirect-to-locale.server";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { startPlayerSession } from "~/session/player.server";
import type { Registered } from "./register.server";

const toDeposit = { path: paths.deposit(), search: "", hash: "" };

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
  const { path, search, hash } = readInternalAddress(requested, context.locales) ?? toDeposit;
  const query = new URLSearchParams(search);
  query.set("register", "success");
  if (generated) query.set("dialog", "credentials");
  const next = withSearch(path, `?${query}${hash}`);
  const isAsked = context.config.market?.limits.some(({ ask }) => ask?.at.includes("register"));
  return redirectToLocale(context, locale, isAsked ? paths.limitQuestion({ from: next }) : next);
}
