import type { LoaderFunctionArgs } from "@remix-run/node";
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import stylesheet from "./app.css?url";
import { type Feature, missingFeatures } from "./content/config/features";
import { botAddress } from "./content/config/messenger";
import type { RouteHandle } from "./context";
import { CustomCode } from "./custom-code/custom-code";
import { loadWithDialog } from "./dialogs/address/dialog-navigation";
import { loadDialog } from "./dialogs/load-dialog.server";
import { type DialogOfRoot, useLoadedDialog } from "./dialogs/loaded-dialog";
import { DialogHost } from "./dialogs/modal/dialog-host";
import { OPENED, useDocumentData } from "./document-data";
import { ServedHtml } from "./fragments/served-html";
import { bundlesUrl } from "./i18n/browser-catalogue";
import { BundleGate } from "./i18n/bundle-gate";
import { useTranslate } from "./i18n/use-translate";
import { placeViews } from "./market/place.server";
import { paths } from "./paths";
import { type RootData, useRootData } from "./root-data";
import { UnansweredNotice } from "./runtime/connection/unanswered-notice";
import { ASK_AGAIN_SCRIPT } from "./runtime/document/ask-again-script";
import { DocumentScript } from "./runtime/document/document-script";
import { FIRST_SCREEN_SCRIPT } from "./runtime/document/first-screen";
import { useHydrationEnd } from "./runtime/document/hydration";
import { ImageFallback } from "./runtime/document/image-fallback";
import { STORAGE_SCRIPT } from "./runtime/document/storage-script";
import { Arrival } from "./runtime/navigation/arrival";
import { NavigationEnhancer } from "./runtime/navigation/navigation-enhancer";
import { PreserveHash } from "./runtime/navigation/preserve-hash";
import { RuntimeHost } from "./runtime/runtime-host";
import { readTracking } from "./runtime/tracking/tracking-settings.server";
import { loadSiteTags } from "./seo/page-seo.server";
import { ownCookies, RAIL_OF_ICONS } from "./session/cookies/cookies";
import { takeFlash } from "./session/flash/flash.server";
import { Toasts } from "./session/flash/toasts";
import { resolveTheme } from "./session/preferences/theme";
import { nextCheck } from "./session/reality-check/reality-check.server";
import { MissingFeatures } from "./shell/layout-data/use-features";
import { siteTitle } from "./shell/site-title";
import { ErrorPage } from "./shell/system-pages/error-page";
import { useFailure } from "./shell/system-pages/use-failure";
import { FormatsProvider } from "./ui/format/formats";
import { preloadedFonts } from "./ui/styles/fonts";
import { IssueWords } from "./validation/issue-words";

export const handle = { i18n: ["common", "errors"], staysOpen: true, isLayout: true } satisfies RouteHandle;

export const meta = siteTitle;

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData & DialogOfRoot> {
  const [config, { themes }, siteTags, dialog, tracking] = await Promise.all([
    context.content.config(),
    context.content.commonData(),
    loadSiteTags(context),
    loadDialog(context),
    readTracking(context),
  ]);
  const check = await nextCheck(context);
  return {
    market: placeViews(context),
    check: check === null ? undefined : { at: check, now: Date.now() },
    theme: resolveTheme(context.cookies, themes),
    ...(context.cookies.get(ownCookies.rail) === RAIL_OF_ICONS && { isRailOfIcons: true }),
    siteName: config.product.name,
    siteTags,
    missing: missingFeatures(config),
    issueWords: config.forms.validationMessages,
    dialog,
    flash: takeFlash(context, { bot: botAddress(config) }),
    tracking,
    background: {
      buildPollMs: config.product.buildPollMs,
      offlinePage: context.config.hasServiceWorker ? context.basename + paths.offline() : undefined,
    },
  };
}

const nothing: Feature[] = [];
const noWords = {};

export const shouldRevalidate = loadWithDialog;

export default function Root() {
  return (
    <BundleGate>
      <RootLayout>
        {/* First in the document, so that it comes first for screen readers and Tab without script. */}
        <DialogHost />
        <Toasts />
        <Beneath>
          <Outlet />
        </Beneath>
      </RootLayout>
    </BundleGate>
  );
}

/** A required dialog makes the page beneath inert: without script nothing else blocks it. */
function Beneath({ children }: { children: ReactNode }) {
  const isInert = useLoadedDialog()?.isRequired;
  // React 18 does not know `inert`, so it is passed as a plain attribute.
  return (
    <div className="contents" {...(isInert && { inert: "" })}>
      {children}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <RootLayout>
      <ErrorPage {...useFailure()} />
    </RootLayout>
  );
}

function RootLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { locale, timeZone } = useDocumentData();
  const { missing = nothing, issueWords = noWords } = useRootData() ?? {};
  useHydrationEnd();
  return (
    <FormatsProvider locale={locale.code} timeZone={timeZone} dateTimeJoin={t("common.dateTimeJoin")}>
      <MissingFeatures value={missing}>
        <IssueWords value={issueWords}>{children}</IssueWords>
      </MissingFeatures>
      <Arrival />
      <NavigationEnhancer />
      <PreserveHash />
      <RuntimeHost />
      <ImageFallback />
      <UnansweredNotice />
    </FormatsProvider>
  );
}

/** Bundles by the file that the browser asks for: those of the page, then those that its dialog adds. */
function bundleFiles(ofPage: readonly string[], ofDialog: readonly string[]): (readonly string[])[] {
  const added = ofDialog.filter((name) => !ofPage.includes(name));
  return [ofPage, added].filter((names) => names.length > 0);
}

/** The document. Also rendered when the root loader failed, so it must not rely on its data. */
export function Layout({ children }: { children: ReactNode }) {
  const {
    locale,
    messagesHash,
    timeZone,
    policy,
    enforcesTrustedTypes,
    asksConsent,
    ageToAsk,
    hasChat,
    reportShare,
    launchScript,
    isLaunched,
    bundles,
    brand,
    fallbackTheme,
    nonce,
    notices,
    marketHead,
    marketFoot,
    hasMarket,
    bar,
  } = useDocumentData();
  const { theme = fallbackTheme, isRailOfIcons } = useRootData() ?? {};
  const dialog = useLoadedDialog();
  const isStill = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isStill);
  // Bundles of the first page; those of later pages are fetched by `BundleGate`, not preloaded.
  const [preloads] = useState(isStill ? [] : bundleFiles(bundles, dialog?.bundles ?? []));
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
      data-brand={brand?.stylesheet}
      data-brand-fonts={brand?.fonts?.join(" ")}
      data-policy={policy === "site" ? undefined : policy}
      data-trusted-types={enforcesTrustedTypes ? "" : undefined}
      data-consent={asksConsent ? "" : undefined}
      data-age={ageToAsk}
      data-market={hasMarket ? "" : undefined}
      data-bar={bar && ""}
      data-chat={hasChat ? "" : undefined}
      data-reports={reportShare}
      data-messengers={launchScript === undefined ? undefined : isLaunched ? OPENED : ""}
    >
      <head>
        <meta charSet="utf-8" />
        {/* Before the style sheet, for which scripts after it wait. */}
        {!isStill && <DocumentScript code={ASK_AGAIN_SCRIPT} />}
        {!isStill && <DocumentScript code={STORAGE_SCRIPT} />}
        {launchScript !== undefined && !isStill && <DocumentScript code={launchScript} />}
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
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* Payment pages have no pictures out of sight, and keep their list of scripts short. */}
        {policy === "site" && !isStill && <DocumentScript code={FIRST_SCREEN_SCRIPT} />}
        <Meta />
      </head>
      <body>
        {bar && <ServedHtml as="nav" className="market-bar" fragment={bar} />}
        {!isStill && <ServedHtml id="site-notices" fragment={notices} />}
        {hasMarket && <ServedHtml id="market-head" fragment={marketHead} />}
        {children}
        {hasMarket && <ServedHtml id="market-foot" fragment={marketFoot} />}
        {!isStill && (
          <>
            <CustomCode />
            {/* It needs a storage, which browsers may deny to frames of partners. */}
            {policy !== "frame" && <ScrollRestoration nonce={nonce} />}
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}
