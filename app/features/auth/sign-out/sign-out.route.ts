import type { ActionFunctionArgs } from "@remix-run/node";
import { signOut } from "~/features/auth/sign-out/sign-out.server";
import { readForm } from "~/forms/validation/read-form.server";
import { PlatformFailure } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { setFlash } from "~/session/flash/flash.server";
import { REASON_FIELD, type SignOutReason } from "~/session/sign-out-reason";

export function loader() {
  return redirect(paths.home());
}

/** Sign-out is a POST although the platform's call is a GET: a link must never end a session. */
export async function action({ context, request }: ActionFunctionArgs) {
  const reason = (await readForm(request)).get(REASON_FIELD);
  try {
    await signOut(context);
    setFlash(
      context,
      reason === ("idle" satisfies SignOutReason)
        ? { tone: "info", key: "flash.signedOutIdle" }
        : { tone: "positive", key: "flash.signedOut" },
    );
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    setFlash(context, { tone: "danger", key: "flash.signOutFailed" });
  }
  return redirectToLocale(context, context.locale, paths.home());
}
