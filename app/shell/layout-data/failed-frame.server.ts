import type { AppContext, RouteHandle } from "~/context";
import { type FailureData, failure } from "~/shell/system-pages/failures";
import { systemPageOf, systemPages } from "~/shell/system-pages/system-pages";
import { loadFrameData } from "./frame-data.server";

type ThrownFailure = ReturnType<typeof failure>;

/**
 * Attaches the frame's data to an error where no layout provides it: when the layout's own loader failed, and in the
 * game layout, which has none.
 */
export async function withFrame(
  thrown: ThrownFailure,
  context: AppContext,
  handle: RouteHandle,
): Promise<ThrownFailure> {
  const status = thrown.init?.status ?? 500;
  const body: FailureData = thrown.data;
  const isMissing = handle.isLayout || context.branch.ids.includes("shell/layouts/game-layout.route");
  if (!isMissing || body.type || systemPages[systemPageOf({ ...body, status })].isBare) return thrown;
  const frame = await loadFrameData(context, true).catch(() => undefined);
  return frame ? failure(status, { ...body, frame }) : thrown;
}
