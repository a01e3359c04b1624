import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import type { HistoryExportRequest } from "~/platform/entities/play";
import type { PlatformRefusal } from "~/platform/errors";
import { withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { leaveSite } from "~/routing/redirects/leave-site.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { readBetsQuery, wireFilter } from "../bets-query.server";
import { type BetsFile, FILE_INTENT } from "./bets-file";

/** After this long the page no longer polls. */
const PATIENCE_MS = 15 * 60_000;

/** State of the export file; null where the feature is off (docs/product.md#3, `is_game_history_export_enabled`). */
export async function loadBetsFile(context: AppContext): Promise<PageSection<BetsFile> | null> {
  const info = await settleSection(context, context.platform.call("metadata.getgeneralinfo"));
  if (!info.ok || !info.value.is_game_history_export_enabled) return null;
  return settleSection(context, readFile(context));
}

async function readFile({ platform }: AppContext): Promise<BetsFile> {
  const request = await platform.call("games.gethistoryexportrequest");
  const { created_at: requestedAt, expired_at: availableUntil } = request;
  const isOld = requestedAt !== undefined && Date.now() - Date.parse(requestedAt) > PATIENCE_MS;
  const state = stateOf(request);
  return { state, requestedAt, availableUntil, isLate: state === "pending" && isOld };
}

/** A ready file without a usable URL counts as failed (docs/contract.md#o24). */
function stateOf({ status, url }: HistoryExportRequest): BetsFile["state"] {
  return status === "ready" && !url ? "failed" : status;
}

/** Redirects to the file's current URL; without one, to the page that shows its state. */
export async function redirectToFile(context: AppContext): Promise<Response> {
  const request = await context.platform.attempt("games.gethistoryexportrequest");
  const url = request.ok && stateOf(request.data) === "ready" ? request.data.url : undefined;
  return url ? leaveSite(url) : redirectWithin(context, paths.bets());
}

/** The export uses the filters of the page's URL. */
export const betsForms = {
  [FILE_INTENT]: accountForm({
    schema: z.object({}),
    send: ({ platform, query }) =>
      platform.attempt("games.createhistoryexportrequest", wireFilter(readBetsQuery(query), Date.now())),
    // An export is running already (docs/contract.md#3.7).
    refusalMessage: ({ code }: PlatformRefusal) => (code === "WRONG_STATE" ? "bets.file.already" : undefined),
    // The page shows the state; success is announced only where the platform has accepted the request.
    done: (context, { data: { status } }) =>
      status === "pending" || status === "ready"
        ? showDone(context, "bets.file.asked")
        : redirectWithin(context, withSearch(context.path, context.search)),
  }),
};
