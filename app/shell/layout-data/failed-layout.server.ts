import type { AppContext } from "~/context/app-context";
import type { RouteHandle } from "~/context/route-handle";
import { type FailureData, failure } from "~/shell/system-pages/failures";
import { systemPageOf, systemPages } from "~/shell/system-pages/system-pages";
import { loadLayoutData } from "./layout-data.server";

type ThrownFailure = ReturnType<typeof failure>;

/**
 * Attaches the layout's data to an error where no layout provides it: when the layout's own loader failed, and in the
 * game layout, which has none.
 */
export async function withLayout(
  thrown: ThrownFailure,
  context: AppContext,
  handle: RouteHandle,
): Promise<ThrownFailure> {
  const status = thrown.init?.status ?? 500;
  const body: FailureData = thrown.data;
  const isMissing = handle.isLayout || context.branch.ids.includes("shell/layouts/game-layout.route");
  if (!isMissing || body.type || systemPages[systemPageOf({ ...body, status })].isBare) return thrown;
  const layout = await loadLayoutData(context, true).catch(() => undefined);
  return layout ? failure(status, { ...body, layout }) : thrown;
}
