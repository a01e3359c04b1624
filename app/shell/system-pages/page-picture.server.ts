import type { SystemPageName } from "~/content/entities/system-pages";
import type { PageContext } from "~/context/app-context";
import { type FailureData, failure } from "./failures";
import { systemPageOf } from "./system-pages";

/** The operator's image for a system page (docs/product.md#3); without one the page shows its icon. */
export async function loadPagePicture(
  context: PageContext,
  page: SystemPageName,
): Promise<string | undefined> {
  const { defaultImages } = await context.content.webSetting();
  return defaultImages[page];
}

type ThrownFailure = ReturnType<typeof failure>;

/** Adds the image to an error: an error page has no loader of its own. */
export async function withPicture(thrown: ThrownFailure, context: PageContext): Promise<ThrownFailure> {
  const status = thrown.init?.status ?? 500;
  const body: FailureData = thrown.data;
  const picture = await loadPagePicture(context, systemPageOf({ ...body, status })).catch(() => undefined);
  return picture ? failure(status, { ...body, picture }) : thrown;
}
