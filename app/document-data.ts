import { createContext, useContext } from "react";
import type { Locale } from "./context";

/**
 * What holds for a document from its first byte to its last click: a change of locale loads a new one. Given to
 * the render beside the loader data, so that error pages know it too and the nonce is never sent as data.
 */
export interface DocumentData {
  locale: Locale;
  messagesHash: string;
  timeZone: string;
  /** Loaded under the policy of pages that partners may frame; it forbids scripts to write HTML. */
  isFrame: boolean;
  /** Code of others waits until the visitor agrees (`consent/browser-consent.ts`). */
  asksConsent: boolean;
  /** Years that this visitor has not said yet to have reached, as far as the server knows (`age-gate/`). */
  ageToAsk?: number;
  /** The configuration lets a support chat in. */
  hasChat: boolean;
  /** Takes launch data of messengers off the address; absent where the site is no mini-app, empty in the browser. */
  launchScript: string | undefined;
  /** A messenger has opened the site in this browser. */
  isLaunched?: boolean;
  /** Message bundles that the routes of its first page name; a later page's are fetched by the gate. */
  bundles: readonly string[];
  /** Known to the server's render only. */
  nonce?: string;
  isBot?: boolean;
}

/** What `data-messengers` says of a document that a messenger has opened. */
export const OPENED = "opened";

export const DocumentDataContext = createContext<DocumentData | null>(null);

export function useDocumentData(): DocumentData {
  const facts = useContext(DocumentDataContext);
  if (!facts) throw new Error("DocumentFactsContext has no provider");
  return facts;
}

/** The browser's side: what the root layout wrote into the attributes of `<html>`, and what its routes name. */
export function readDocumentData(
  { lang, dir, dataset }: HTMLElement,
  bundles: readonly string[],
): DocumentData {
  return {
    locale: {
      code: lang,
      name: dataset.localeName ?? lang,
      isDefault: dataset.isDefault !== undefined,
      direction: dir === "rtl" ? "rtl" : "ltr",
    },
    messagesHash: dataset.messages ?? "",
    timeZone: dataset.timeZone ?? "UTC",
    isFrame: dataset.frame !== undefined,
    asksConsent: dataset.consent !== undefined,
    ageToAsk: dataset.age === undefined ? undefined : Number(dataset.age),
    hasChat: dataset.chat !== undefined,
    launchScript: dataset.messengers === undefined ? undefined : "",
    isLaunched: dataset.messengers === OPENED,
    bundles,
  };
}
