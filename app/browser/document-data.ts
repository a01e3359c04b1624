import { createContext, useContext } from "react";
import type { BrandSetting } from "~/context/app-config";
import type { DocumentPolicy } from "~/routing/addresses/document-policies";
import type { Locale } from "~/routing/locale";
import { isTheme, type Theme, themes } from "~/ui/styles/themes";
import type { Fragment } from "./served-html/fragment";

/**
 * Data that is constant for the lifetime of a document: a change of locale loads a new one. Passed to the render next
 * to the loader data, so that error pages have it too and the nonce is never serialised.
 */
export interface DocumentData {
  locale: Locale;
  messagesHash: string;
  timeZone: string;
  /** Of a document whose root loader failed. */
  fallbackTheme: Theme;
  /** The class of its policy: what is left to it from one page to the next. */
  policy: DocumentPolicy;
  /** Third-party code waits for the visitor's consent (`browser/consent/browser-consent.ts`). */
  requiresConsent: boolean;
  /** Minimum age that this visitor has not confirmed yet, as far as the server knows (`age-gate/`). */
  ageToAsk?: number;
  /** A support chat is configured. */
  hasChat: boolean;
  /** Share of the documents that report how fast they are and what fails in them; undefined: none. */
  reportShare?: number;
  /**
   * Script that removes a messenger's launch data from the URL; undefined without a mini-app, empty in the browser.
   */
  launchScript: string | undefined;
  /** A messenger opened the site in this browser, and its script may run on this page. */
  isLaunched?: boolean;
  /** Message bundles of the first page's routes; `BundleGate` fetches those of later pages. */
  bundles: readonly string[];
  /** From here on: set during the server's render only. */
  nonce?: string;
  /** Scripts that the page's modules import. */
  imports?: readonly string[];
  isBot?: boolean;
  /** Rendered for all players: the places of their own parts stay empty. */
  isForAllPlayers?: boolean;
  brand?: DocumentBrand;
  /**
   * What surrounds the app: the notices above the page, what the market requires above and below it, and the operator's
   * own code.
   */
  notices?: Fragment;
  marketHead?: Fragment;
  marketFooter?: Fragment;
  customCode?: Fragment;
  /** What an editor sees of a preview. */
  preview?: Fragment;
  /** The bar of marks that stays on top, where the market has one. */
  bar?: Fragment;
}

/** What the head of a document links to of a brand. */
export type DocumentBrand = Pick<BrandSetting, "stylesheet" | "fonts">;

/** Id of the element that holds the app: what React owns of the document. */
export const APP = "app";

/** Value of `data-messengers` on a document that a messenger opened. */
export const OPENED = "opened";

export const DocumentDataContext = createContext<DocumentData | null>(null);

export function useDocumentData(): DocumentData {
  const documentData = useContext(DocumentDataContext);
  if (!documentData) throw new Error("DocumentDataContext has no provider");
  return documentData;
}

/** Reads the data back in the browser, from the attributes that the root layout put on `<html>`. */
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
    fallbackTheme: isTheme(dataset.theme) ? dataset.theme : themes[0],
    policy: (dataset.policy ?? "site") as DocumentPolicy,
    requiresConsent: dataset.consent !== undefined,
    ageToAsk: dataset.age === undefined ? undefined : Number(dataset.age),
    hasChat: dataset.chat !== undefined,
    reportShare: dataset.reports === undefined ? undefined : Number(dataset.reports),
    launchScript: dataset.messengers === undefined ? undefined : "",
    isLaunched: dataset.messengers === OPENED,
    bundles,
  };
}
