import type { AppContext } from "~/context/app-context";
import { holdOffers } from "~/dialogs/attention/offers.server";
import { saveCredentials } from "~/features/auth/credentials/credentials.server";
import { withSearch } from "~/routing/addresses/internal-path";
import { readInternalAddress } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { startPlayerSession } from "~/session/player.server";
import { accountLocale, rememberLocale } from "~/session/preferences/account-locale.server";
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
  const hasLimitPrompt = context.config.market?.limits.some(({ ask }) => ask?.at.includes("register"));
  return redirectToLocale(context, locale, hasLimitPrompt ? paths.limitQuestion({ from: next }) : next);
}
