import { Meta, Scripts, ScrollRestoration, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { bundlesUrl } from "~/browser/catalogue/browser-catalogue";
import { CUSTOM_CODE } from "~/browser/custom-code/use-custom-code";
import { APP, OPENED, useDocumentData } from "~/browser/document-data";
import { ASK_AGAIN_SCRIPT } from "~/browser/runtime/document/ask-again-script";
import { DocumentScript } from "~/browser/runtime/document/document-script";
import { FIRST_SCREEN_SCRIPT } from "~/browser/runtime/document/first-screen";
import { STORAGE_SCRIPT } from "~/browser/runtime/document/storage-script";
import { ServedHtml } from "~/browser/served-html/served-html";
import type { RouteHandle } from "~/context/route-handle";
import { useLoadedDialog } from "~/dialogs/loaded-dialog";
import { RAIL_OF_ICONS } from "~/session/cookies/cookies";
import { PRELOADED_FROM, preloadedFonts } from "~/ui/styles/fonts";
import { OwnPart } from "../own-parts/own-part";
import { LATE_DATA, OWN_DATA } from "../own-parts/own-parts";
import stylesheet from "./app.css?url";
import { useRootData } from "./root-data";

/**
 * The document. Also rendered when the root loader failed, so it must not rely on its data. The app in the middle is a
 * browser's (`AppInDocument`), which counts on its place among these elements.
 */
export function ServedDocument({ children }: { children: ReactNode }) {
  const {
    locale,
    messagesHash,
    timeZone,
    policy,
    requiresConsent,
    ageToAsk,
    hasChat,
    reportShare,
    launchScript,
    isLaunched,
    bundles,
    brand,
    fallbackTheme,
    bar,
  } = useDocumentData();
  const { theme = fallbackTheme, isRailOfIcons } = useRootData() ?? {};
  const dialog = useLoadedDialog();
  const isStatic = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isStatic === true);
  const preloads = isStatic ? [] : bundleFiles(bundles, dialog?.bundles ?? []);
  return (
    <html
      lang={locale.code}
      dir={locale.direction}
      data-theme={theme}
      data-rail={isRailOfIcons && RAIL_OF_ICONS}
      data-locale-name={locale.name}
      data-is-default={locale.isDefault ? "" : undefined}
      data-messages={messagesHash}
      data-time-zone={timeZone}
      data-policy={policy === "site" ? undefined : policy}
      data-consent={requiresConsent ? "" : undefined}
      data-age={ageToAsk}
      data-bar={bar && ""}
      data-chat={hasChat ? "" : undefined}
      data-reports={reportShare}
      data-messengers={launchScript === undefined ? undefined : isLaunched ? OPENED : ""}
    >
      <head>
        <meta charSet="utf-8" />
        {/* Before the style sheet, for which scripts after it wait. */}
        {!isStatic && <DocumentScript code={ASK_AGAIN_SCRIPT} />}
        {!isStatic && <DocumentScript code={STORAGE_SCRIPT} />}
        {launchScript !== undefined && !isStatic && <DocumentScript code={launchScript} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme} />
        <link rel="stylesheet" href={stylesheet} />
        {brand && <link rel="stylesheet" href={brand.stylesheet} />}
        {preloads.map((names) => (
          <link
            key={names.join()}
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={bundlesUrl(locale.code, names, messagesHash)}
          />
        ))}
        {(brand?.fonts ?? preloadedFonts).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            media={PRELOADED_FROM}
            crossOrigin="anonymous"
          />
        ))}
        {/* Payment pages have no pictures out of sight, and keep their list of scripts short. */}
        {policy === "site" && !isStatic && <DocumentScript code={FIRST_SCREEN_SCRIPT} />}
        <Meta />
      </head>
      <body>
        <AboveApp isStatic={isStatic} />
        <div id={APP} className="contents">
          {children}
        </div>
        <BelowApp isStatic={isStatic} />
      </body>
    </html>
  );
}

function AboveApp({ isStatic }: { isStatic: boolean }) {
  const { bar, preview, notices, marketHead, isForAllPlayers } = useDocumentData();
  return (
    <>
      {bar && <ServedHtml as="nav" className="market-bar" fragment={bar} />}
      {preview && <ServedHtml id="preview" fragment={preview} />}
      {!isStatic && <ServedHtml id="site-notices" fragment={notices} />}
      {marketHead && <ServedHtml id="market-head" fragment={marketHead} />}
      {isForAllPlayers && <OwnPart name={OWN_DATA} />}
    </>
  );
}

function BelowApp({ isStatic }: { isStatic: boolean }) {
  const { nonce, imports, policy, marketFooter, customCode, isForAllPlayers } = useDocumentData();
  return (
    <>
      {marketFooter && <ServedHtml id="market-foot" fragment={marketFooter} />}
      {!isStatic && (
        <>
          <ServedHtml id={CUSTOM_CODE} hidden fragment={customCode} />
          {/* It needs a storage, which browsers may deny to frames of partners. */}
          {policy !== "frame" && <ScrollRestoration nonce={nonce} />}
          <Scripts nonce={nonce} />
          {imports?.map((href) => (
            <link key={href} rel="modulepreload" href={href} {...{ fetchpriority: "low" }} />
          ))}
        </>
      )}
      {isForAllPlayers && <OwnPart name={LATE_DATA} />}
    </>
  );
}

/** Bundles by the file that the browser requests: those of the page, then those that its dialog adds. */
function bundleFiles(ofPage: readonly string[], ofDialog: readonly string[]): (readonly string[])[] {
  const added = ofDialog.filter((name) => !ofPage.includes(name));
  return [ofPage, added].filter((names) => names.length > 0);
}
