import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import { AppInDocument } from "./app-in-document";
import { type Feature, missingFeatures } from "./content/config/features";
import type { AppContext, RouteHandle } from "./context";
import { loadWithDialog } from "./dialogs/address/dialog-navigation";
import { type DialogOfRoot, useLoadedDialog } from "./dialogs/loaded-dialog";
import { DialogHost } from "./dialogs/modal/dialog-host";
import { useDocumentData } from "./document-data";
import { BundleGate } from "./i18n/bundle-gate";
import { useTranslate } from "./i18n/use-translate";
import { placeViews } from "./market/place.server";
import { withOwn } from "./own-parts/with-own.server";
import { readOwnRoot } from "./own-root.server";
import { paths } from "./paths";
import { type RootData, useRootData } from "./root-data";
import { UnansweredNotice } from "./runtime/connection/unanswered-notice";
import { useHydrationEnd } from "./runtime/document/hydration";
import { ImageFallback } from "./runtime/document/image-fallback";
import { MadeAnew } from "./runtime/document/made-anew";
import { Arrival } from "./runtime/navigation/arrival";
import { NavigationEnhancer } from "./runtime/navigation/navigation-enhancer";
import { PreserveHash } from "./runtime/navigation/preserve-hash";
import { RuntimeHost } from "./runtime/runtime-host";
import { readTracking } from "./runtime/tracking/tracking-settings.server";
import { loadSiteTags } from "./seo/page-seo.server";
import { ServedDocument } from "./served-document.server";
import { ownCookies, RAIL_OF_ICONS } from "./session/cookies/cookies";
import { Toasts } from "./session/flash/toasts";
import { resolveTheme } from "./session/preferences/theme";
import { MissingFeatures } from "./shell/layout-data/use-features";
import { siteTitle } from "./shell/site-title";
import { ErrorPage } from "./shell/system-pages/error-page";
import { useFailure } from "./shell/system-pages/use-failure";
import { FormatsProvider } from "./ui/format/formats";
import { IssueWords } from "./validation/issue-words";

export const handle = { i18n: ["common", "errors"], staysOpen: true, isLayout: true } satisfies RouteHandle;

export const meta = siteTitle;

export function loader({ context }: LoaderFunctionArgs): Promise<RootData & DialogOfRoot> {
  return withOwn(context, loadShared(context), readOwnRoot);
}

async function loadShared(context: AppContext): Promise<Omit<RootData, "check" | "flash">> {
  const [config, { themes }, siteTags, tracking] = await Promise.all([
    context.content.config(),
    context.content.commonData(),
    loadSiteTags(context),
    readTracking(context),
  ]);
  return {
    market: placeViews(context),
    theme: resolveTheme(context.cookies, themes),
    ...(context.cookies.get(ownCookies.rail) === RAIL_OF_ICONS && { isRailOfIcons: true }),
    siteName: config.product.name,
    siteTags,
    missing: missingFeatures(config),
    issueWords: config.forms.validationMessages,
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
        <MadeAnew>
          {/* First in the document, so that it comes first for screen readers and Tab without script. */}
          <DialogHost />
          <Toasts />
          <Beneath>
            <Outlet />
          </Beneath>
        </MadeAnew>
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

/** The server gives the whole document, a browser the app alone, which is what React owns there. */
export const Layout = serverOnly$(ServedDocument) ?? AppInDocument;
