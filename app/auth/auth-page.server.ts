import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import { type AuthPopup, viewOf } from "~/dialogs/dialog-query";
import { translateWith } from "~/i18n/translator";
import type { AuthQuery } from "~/paths";
import { loadPageSeo } from "~/seo/page-seo.server";
import { rememberFrame } from "~/session/frame.server";
import { safeInternalPath } from "~/session/safe-redirect";
import { loadAuth } from "./auth-data.server";
import { viewPath, viewTitles } from "./auth-view";
import { loadCredentials } from "./credentials/credentials.server";
import type { FrameAround } from "./frame/frame-surface";
import { readPendingSignIn, secondsUntil } from "./two-factor/pending-sign-in.server";

/** What the sign-in and sign-up pages show; `popup` says which of the two. */
export async function loadAuthPage(context: AppContext, popup: AuthPopup) {
  const { query } = context;
  const view = viewOf(popup, query);
  rememberFrame(context);
  // The address says it from here on: what is asked by it later no longer looks like a frame.
  if (context.isFramed && !query.has("_non_strict")) {
    throw redirect(`${context.path}?${new URLSearchParams([...query, ["_non_strict", "1"]])}`);
  }
  const [player, seo, auth] = await Promise.all([
    context.player(),
    loadPageSeo(context, { title: translateWith(context.i18n)(viewTitles[view]), isIndexed: false }),
    loadAuth(context, view, query.get("type")),
  ]);
  const kept = keptQuery(context);
  const hasSignedIn = query.get("done") === "1";
  // There is no account yet whose details could be asked for.
  if (view === "socialRegistration" && player.kind === "visitor") {
    throw redirect(viewPath("authorization", { ...kept, done: hasSignedIn ? "1" : undefined }));
  }
  const held = view === "twofa" ? readPendingSignIn(context) : null;
  const frame: FrameAround | null = context.isFramed
    ? {
        parents: context.config.frameParents,
        backUrl: query.get("backUrl"),
        isDone: player.kind === "player" && hasSignedIn,
      }
    : null;
  // A frame holds no dialogs, which would show them elsewhere.
  const generated = frame?.isDone ? await loadCredentials(context) : null;
  // As over every page, an account that lacks something has one thing to do here (product 4).
  const isIncomplete = player.kind === "player" && !player.account.is_registration_completed;
  if (isIncomplete && view !== "socialRegistration" && !generated) {
    throw redirect(viewPath("socialRegistration", { ...kept, done: hasSignedIn ? "1" : undefined }));
  }
  return {
    seo,
    auth,
    kept,
    /** The form of what the account lacks is shown, or else that somebody is signed in. */
    isIncomplete,
    signedInAs: player.kind === "player" ? (player.account.fakename ?? player.account.login ?? "") : null,
    /** Signed in a moment ago, and the browser has kept nothing of it: it lets this frame have no cookies. */
    isUnkept: frame !== null && player.kind === "visitor" && hasSignedIn,
    resendSeconds: held ? secondsUntil(held.resendAt) : undefined,
    generated: generated?.data ?? null,
    frame,
  };
}

function keptQuery({ query, isFramed }: AppContext): AuthQuery {
  return {
    redirectUrl: safeInternalPath(query.get("redirectUrl")) ?? undefined,
    ...(isFramed && { backUrl: query.get("backUrl") ?? undefined, _non_strict: "1" }),
  };
}
