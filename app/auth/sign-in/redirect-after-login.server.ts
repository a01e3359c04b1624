import { redirect } from "@remix-run/node";
import { viewDialog } from "~/auth/auth-view";
import type { AppContext } from "~/context";
import { withDialog } from "~/dialogs/address/dialog-query";
import { accountLocale } from "~/i18n/choice/account-locale.server";
import { localeFreePath } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { paths } from "~/paths";
import type { AccountInfo } from "~/platform/entities/common";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { safeRedirect } from "~/session/safe-redirect";

/** The auth pages: they render no dialogs, and a player who has just signed in has no use for them. */
const FORMS = /^\/forms\//;

/**
 * Redirect after sign-in: a full load of the requested page in the account's locale, beneath a popup that cannot be
 * closed while the registration is incomplete (docs/product.md#2.2, #4). A framed page stays in its frame.
 */
export function redirectAfterLogin(
  context: AppContext,
  account: Pick<AccountInfo, "locale" | "is_registration_completed">,
  requested: unknown,
): Response {
  queueLoginPrompts(context.cookies);
  if (context.isFramed) return redirect(framedPath(account));
  const wanted = localeFreePath(safeRedirect(requested), context.locales);
  const path = FORMS.test(wanted) ? paths.home() : wanted;
  return redirectToLocale(
    context,
    accountLocale(context, account),
    account.is_registration_completed ? path : overPage(path),
  );
}

function framedPath({ is_registration_completed: isComplete }: { is_registration_completed: boolean }) {
  const framed = { done: "1", _non_strict: "1" } as const;
  return isComplete ? paths.signIn(framed) : paths.signUp({ view: "socialRegistration", ...framed });
}

function overPage(path: string): string {
  const { pathname, search, hash } = new URL(path, "https://site.invalid");
  const query = withDialog(search, viewDialog("socialRegistration", { prevent_close: "1" }));
  return pathname + query + hash;
}
