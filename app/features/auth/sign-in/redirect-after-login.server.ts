import type { AppContext } from "~/context/app-context";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { viewDialog } from "~/features/auth/auth-view";
import type { AccountInfo } from "~/platform/entities/session";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";
import { type InternalAddress, readInternalAddress } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { accountLocale } from "~/session/preferences/account-locale.server";

/** The auth pages: they render no dialogs, and a player who has just signed in has no use for them. */
const FORMS = /^\/forms\//;

type Target = Pick<InternalAddress<unknown>, "path" | "search" | "hash">;

const toHome: Target = { path: paths.home(), search: "", hash: "" };

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
  const wanted = readInternalAddress(requested, context.locales);
  const to = wanted && !FORMS.test(wanted.path) ? wanted : toHome;
  return redirectToLocale(context, accountLocale(context, account), addressAfter(to, account));
}

function framedPath({ is_registration_completed: isComplete }: { is_registration_completed: boolean }) {
  const framed = { done: "1", _non_strict: "1" } as const;
  return isComplete ? paths.signIn(framed) : paths.signUp({ view: "socialRegistration", ...framed });
}

function addressAfter(
  { path, search, hash }: Target,
  { is_registration_completed: isComplete }: Pick<AccountInfo, "is_registration_completed">,
): InternalPath {
  const popup = viewDialog("socialRegistration", { prevent_close: "1" });
  return withSearch(path, (isComplete ? search : withDialog(search, popup)) + hash);
}
