import { redirect } from "@remix-run/node";
import { keepCredentials } from "~/auth/credentials/credentials.server";
import type { AppContext } from "~/context";
import { accountLocale, rememberLocale } from "~/i18n/choice/account-locale.server";
import { localeFreePath } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { paths } from "~/paths";
import { expectGreeting } from "~/session/greeting.server";
import { admitPlayer } from "~/session/player.server";
import { safeInternalPath } from "~/session/safe-redirect";
import type { Registered } from "./register.server";

/**
 * Where one goes who has just registered: to the cashier unless another page was wanted, by a full load in the
 * account's language, with `register=success` for whoever counts (product 2.2).
 */
export function redirectAfterSignUp(
  context: AppContext,
  { account, generated }: Registered,
  wish: unknown,
): Response {
  const locale = accountLocale(context, account);
  admitPlayer(context.cookies);
  expectGreeting(context.cookies, ["email", "cashback"]);
  rememberLocale(context, locale);
  if (generated) keepCredentials(context, generated);
  if (context.isFramed) return redirect(paths.signUp({ done: "1", _non_strict: "1" }));
  const wanted = localeFreePath(safeInternalPath(wish) ?? paths.deposit(), context.locales);
  const { pathname, searchParams, hash } = new URL(wanted, "https://site.invalid");
  searchParams.set("register", "success");
  if (generated) searchParams.set("dialog", "credentials");
  return redirectToLocale(context, locale, `${pathname}?${searchParams}${hash}`);
}
