import type { SystemPageName } from "~/content/entities";
import type { AppContext } from "~/context";
import { type FailureData, failure } from "~/shell/failures";
import { systemPageOf } from "./system-pages";

/** The operator's own picture for a system page (product 3); without one the page draws its icon. */
export async function loadPagePicture(
  context: Pick<AppContext, "content">,
  page: SystemPageName,
): Promise<string | undefined> {
  const { defaultImages } = await context.content.webSetting();
  return defaultImages[page];
}

type Thrown = ReturnType<typeof failure>;

/** A failed page has no loader of its own to bring its picture: it travels with the failure. */
export async function withPicture(thrown: Thrown, context: Pick<AppContext, "content">): Promise<Thrown> {
  const status = thrown.init?.status ?? 500;
  const body: FailureData = thrown.data;
  const picture = await loadPagePicture(context, systemPageOf({ ...body, status })).catch(() => undefined);
  return picture ? failure(status, { ...body, picture }) : thrown;
}
