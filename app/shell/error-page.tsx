import { useState } from "react";
import { useDocumentFacts } from "~/document-facts";
import { useTranslate } from "~/i18n/use-translate";
import { SystemPage } from "~/shell/system-pages/system-page";
import { systemPageOf } from "~/shell/system-pages/system-pages";
import { EmptyFrame } from "./empty-frame";
import type { FailureData } from "./failures";

export type Failure = FailureData & { status: number };

/** A failed page that stands alone, for when there is no frame to show it in. */
export function ErrorPage(failure: Failure) {
  const isPlain = useIsPlain();
  if (isPlain) return <PlainError {...failure} />;
  return (
    <EmptyFrame>
      <SystemPage page={systemPageOf(failure)} {...failure} />
    </EmptyFrame>
  );
}

/** Crawlers get heading and status, never the decorated page (specification 4). */
export function PlainError(failure: Failure) {
  const t = useTranslate();
  return (
    <main id="main" data-plain-error="" data-failed="">
      <h1>{t(`systemPages.${systemPageOf(failure)}.title`)}</h1>
      <p>{failure.status}</p>
    </main>
  );
}

/** Only the server knows a crawler; a crawler that runs scripts finds the answer in the page. */
export function useIsPlain(): boolean {
  const { isBot } = useDocumentFacts();
  const [isPlain] = useState(
    () => isBot ?? (typeof document !== "undefined" && document.querySelector("[data-plain-error]") !== null),
  );
  return isPlain;
}
