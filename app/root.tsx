import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import { BundleGate } from "./browser/catalogue/bundle-gate";
import { useDocumentData } from "./browser/document-data";
import { UnansweredNotice } from "./browser/runtime/connection/unanswered-notice";
import { useHydrationEnd } from "./browser/runtime/document/hydration";
import { ImageFallback } from "./browser/runtime/document/image-fallback";
import { MadeAnew } from "./browser/runtime/document/made-anew";
import { Arrival } from "./browser/runtime/navigation/arrival";
import { NavigationEnhancer } from "./browser/runtime/navigation/navigation-enhancer";
import { PreserveHash } from "./browser/runtime/navigation/preserve-hash";
import { RuntimeHost } from "./browser/runtime/runtime-host";
import { readTracking } from "./browser/runtime/tracking/tracking-settings.server";
import { type Feature, missingFeatures } from "./content/config/features";
import { MissingFeatures } from "./content/config/use-features";
import type { AppContext } from "./context/app-context";
import type { RouteHandle } from "./context/route-handle";
import { loadWithDialog } from "./dialogs/address/dialog-navigation";
import { type DialogOfRoot, useLoadedDialog } from "./dialogs/loaded-dialog";
import { DialogHost } from "./dialogs/modal/dialog-host";
import { IssueWords } from "./forms/validation/issue-words";
import { useTranslate } from "./i18n/use-translate";
import { placeViews } from "./market/place.server";
import { paths } from "./routing/paths";
import { loadSiteTags } from "./seo/page-seo.server";
import { ownCookies, RAIL_OF_ICONS } from "./session/cookies/cookies";
import { resolveTheme } from "./session/preferences/theme";
import { AppInDocument } from "./shell/document/app-in-document";
import { readOwnRoot } from "./shell/document/own-root.server";
import { type RootData, useRootData } from "./shell/document/root-data";
import { ServedDocument } from "./shell/document/served-document.server";
import { Toasts } from "./shell/flash/toasts";
import { withOwn } from "./shell/own-parts/with-own.server";
import { siteTitle } from "./shell/site-title";
import { ErrorPage } from "./shell/system-pages/error-page";
import { useFailure } from "./shell/system-pages/use-failure";
import { FormatsProvider } from "./ui/format/formats";

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
          <PageContent>
            <Outlet />
          </PageContent>
        </MadeAnew>
      </RootLayout>
    </BundleGate>
  );
}

/** A required dialog makes the page under it inert: without script nothing else blocks it. */
function PageContent({ children }: { children: ReactNode }) {
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
