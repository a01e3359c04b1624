import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { getInitialNamespaces } from "remix-i18next/client";
import { loadTranslate } from "./browser/catalogue/browser-catalogue";
import { APP, DocumentDataContext, readDocumentData } from "./browser/document-data";
import { beginReports } from "./browser/runtime/browser-reports/begin-reports";
import { noteFailure } from "./browser/runtime/browser-reports/failures";
import { reportRecovered } from "./browser/runtime/browser-reports/recovered";
import { loadSurely } from "./browser/runtime/document/ask-again";
import { holdPresses } from "./browser/runtime/document/hold-presses";
import { restoreServedPage } from "./browser/runtime/document/last-resort";
import { restoreUse, watchUse } from "./browser/runtime/document/recovered-use";
import { passOverAbortedReads } from "./browser/runtime/navigation/aborted-reads";
import { prepareServedDialog } from "./dialogs/modal/dialog-host";
import { TranslateContext } from "./i18n/translator";
import { readOwnData } from "./shell/own-parts/read-own-data";
import { OwnDataProvider } from "./shell/own-parts/use-with-own";

async function hydrate() {
  const app = document.getElementById(APP);
  // An error page of the server's own, or one that somebody has emptied.
  if (!app) return;
  const documentData = readDocumentData(document.documentElement, [...new Set(getInitialNamespaces())]);
  const [t] = await Promise.all([
    loadTranslate(documentData.locale.code, documentData.messagesHash, documentData.bundles),
    readLoaderData(),
    // Where it is lost, the dialog stays as served.
    loadSurely(prepareServedDialog).catch(() => {}),
  ]);
  const ownData = readOwnData();
  holdPresses();
  watchUse(app);
  startTransition(() => {
    const root = hydrateRoot(
      app,
      <StrictMode>
        <TranslateContext.Provider value={t}>
          <DocumentDataContext.Provider value={documentData}>
            <OwnDataProvider value={ownData}>
              <RemixBrowser />
            </OwnDataProvider>
          </DocumentDataContext.Provider>
        </TranslateContext.Provider>
      </StrictMode>,
      {
        onRecoverableError(error, { componentStack }) {
          restoreUse();
          reportRecovered(error, componentStack);
        },
      },
    );
    restoreServedPage(app, root);
  });
}

/**
 * Remix decodes the document's data in its first render and suspends the root meanwhile; React takes a key that is
 * pressed then for an error of its own (#345). So the first render is this one, which React does not know of.
 */
async function readLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

passOverAbortedReads();
// A page behind the age gate is not hydrated: confirming the age reloads it.
const isGated = document.querySelector(".age-gate:not([hidden])") !== null;
if (!isGated) {
  // Independent of hydration, so that a page that is never hydrated is reported too.
  void beginReports();
  // If the messages fail to load, the page stays as served, and says so: complete, and working without script.
  hydrate().catch((error) => noteFailure("file", error));
}
