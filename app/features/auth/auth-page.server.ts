import type { AppContext } from "~/context/app-context";
import { type AuthPopup, viewOf } from "~/dialogs/address/requested-dialog";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import type { AuthQuery } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { loadPageSeo } from "~/seo/page-seo.server";
import { rememberFrame } from "~/session/frame.server";
import { loadAuth } from "./auth-data.server";
import { viewPath, viewTitles } from "./auth-view";
import { loadCredentials } from "./credentials/credentials.server";
import type { EmbeddingFrame } from "./frame/frame-surface";
import { readPendingSignIn, secondsUntil } from "./two-factor/pending-sign-in.server";

/** The part of the query that every link of the page passes on. */
export type PreservedQuery = AuthQuery & { redirectUrl?: InternalPath };

/** Loads the sign-in or the sign-up page; `popup` says which. */
export async function loadAuthPage(context: AppContext, popup: AuthPopup) {
  const { query } = context;
  const view = viewOf(popup, query);
  rememberFrame(context);
  // Adds the framed state to the URL: later requests of this page do not look framed by their headers.
  if (context.isFramed && !query.has("_non_strict")) {
    throw redirect(withSearch(context.path, `?${new URLSearchParams([...query, ["_non_strict", "1"]])}`));
  }
  const [player, seo, auth] = await Promise.all([
    context.player(),
    loadPageSeo(context, { title: context.t(viewTitles[view]), isIndexed: false }),
    loadAuth(context, view, query.get("type")),
  ]);
  const preserved = preservedQuery(context);
  const hasSignedIn = query.get("done") === "1";
  // A visitor has no account to complete.
  if (view === "socialRegistration" && player.kind === "visitor") {
    throw redirect(viewPath("authorization", { ...preserved, done: hasSignedIn ? "1" : undefined }));
  }
  const pendingSignIn = view === "twofa" ? readPendingSignIn(context) : null;
  const frame: EmbeddingFrame | null = context.isFramed
    ? {
        parents: context.config.frameParents,
        backUrl: query.get("backUrl"),
        isDone: player.kind === "player" && hasSignedIn,
      }
    : null;
  // A framed page renders no dialogs, so it shows generated credentials itself.
  const generated = frame?.isDone ? await loadCredentials(context) : null;
  // An incomplete registration has to be completed first, as on every page (docs/product.md#4).
  const isIncomplete = player.kind === "player" && !player.account.is_registration_completed;
  if (isIncomplete && view !== "socialRegistration" && !generated) {
    throw redirect(viewPath("socialRegistration", { ...preserved, done: hasSignedIn ? "1" : undefined }));
  }
  return {
    seo,
    auth,
    preserved,
    /** The player has to complete the registration: that form is shown instead of the signed-in message. */
    isIncomplete,
    signedInAs: player.kind === "player" ? (player.account.fakename ?? player.account.login ?? "") : null,
    /** The sign-in succeeded, but the browser stored no cookies: it blocks them in this frame. */
    isUnkept: frame !== null && player.kind === "visitor" && hasSignedIn,
    resendSeconds: pendingSignIn ? secondsUntil(pendingSignIn.resendAt) : undefined,
    generated: generated?.data ?? null,
    frame,
  };
}

function preservedQuery({ isFramed, locales, query }: AppContext): PreservedQuery {
  return {
    redirectUrl: internalPath(query.get("redirectUrl"), locales) ?? undefined,
    ...(isFramed && { backUrl: query.get("backUrl") ?? undefined, _non_strict: "1" }),
  };
}
