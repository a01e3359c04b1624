import { useState } from "react";
import { useDocumentData } from "~/browser/document-data";
import { useTranslate } from "~/i18n/use-translate";
import { LayoutDataContext, useLayoutData } from "~/shell/layout-data/use-layout-data";
import { BareLayout } from "../layouts/bare-layout";
import { SiteLayout } from "../layouts/site-layout";
import { failureWords } from "./failure-words";
import type { FailureData } from "./failures";
import { SystemPage } from "./system-page";
import { systemPageOf, systemPages } from "./system-pages";

export type Failure = FailureData & { status: number };

/** The error page inside the site's layout; alone when the whole site is unavailable or the account is blocked. */
export function LayoutFailure(failure: Failure) {
  const loaded = useLayoutData();
  const { isBare } = systemPages[systemPageOf(failure)];
  const isBlocked = failure.type !== undefined && !loaded;
  if (isBare || isBlocked) return <ErrorPage {...failure} />;
  return (
    <LayoutDataContext.Provider value={failure.layout}>
      <SiteLayout>
        <FailedPage {...failure} />
      </SiteLayout>
    </LayoutDataContext.Provider>
  );
}

/** The error page alone, without the site's layout. */
export function ErrorPage(failure: Failure) {
  return (
    <BareLayout>
      <FailedPage {...failure} />
    </BareLayout>
  );
}

/** Replaces a failed page. Crawlers get its text and the status, never the styled page (docs/product.md#4). */
export function FailedPage(failure: Failure) {
  const t = useTranslate();
  const page = systemPageOf(failure);
  const { title, text } = failureWords(page, failure.code);
  if (!useIsWithoutScript()) return <SystemPage page={page} {...failure} />;
  return (
    <div data-plain-error="" data-failed="" data-alone={systemPages[page].isBare ? "" : undefined}>
      <h1 className="text-xl">{t(title)}</h1>
      <p className="mt-3">{t(text)}</p>
      <p className="mt-3">{failure.status}</p>
    </div>
  );
}

/** Only the server detects crawlers; hydration in a crawler reads the result from the markup. */
function useIsWithoutScript(): boolean {
  const { isBot } = useDocumentData();
  const [isPlain] = useState(
    () => isBot ?? (typeof document !== "undefined" && document.querySelector("[data-plain-error]") !== null),
  );
  return isPlain;
}
