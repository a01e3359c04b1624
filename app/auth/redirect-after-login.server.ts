import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import { withDialog } from "~/dialogs/dialog-query";
import { accountLocale } from "~/i18n/choice/account-locale.server";
import { localeFreePath } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { paths } from "~/paths";
import type { AccountInfo } from "~/platform/entities";
import { expectGreeting } from "~/session/greeting.server";
import { safeRedirect } from "~/session/safe-redirect";
import { viewDialog } from "./auth-view";

/** Pages that hold no dialogs, and that one who has just signed in has no use for. */
const FORMS = /^\/forms\//;

/**
 * Where one goes who has just signed in: the page that was wanted, in the account's language, by a full load, under
 * a popup that stays while the registration is not complete (product 2.2, 4). A frame of another site stays a frame.
 */
export function redirectAfterLogin(
  context: AppContext,
  account: Pick<AccountInfo, "locale" | "is_registration_completed">,
  wish: unknown,
): Response {
  expectGreeting(context.cookies);
  if (context.isFramed) return redirect(framedPath(account));
  const wanted = localeFreePath(safeRedirect(wish), context.locales);
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
