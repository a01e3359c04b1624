import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { CustomCodeProvider } from "./custom-code/custom-code";
import { loadCustomCode } from "./custom-code/custom-code.server";
import { type DocumentData, DocumentDataContext } from "./document-data";
import { withBasename } from "./i18n/locale-path";
import { TranslateContext } from "./i18n/translator";
import { launchScript } from "./mini-app/launch-script.server";
import { paths } from "./paths";
import { DocumentSeoContext } from "./seo/document-head";
import { loadDocumentSeo } from "./seo/page-seo.server";
import { ownCookies } from "./session/cookies";
import { ShellFragmentsProvider } from "./shell/fragments/fragment";
import { loadShellFragments } from "./shell/fragments/fragments.server";
import { SiteNoticesProvider } from "./site-notices/site-notices";
import { ageToAsk, renderSiteNotices } from "./site-notices/site-notices.server";
import { themes } from "./ui/styles/themes";

// biome-ignore lint/performance/noBarrelFile: the entry module is the one door by which the web server reaches the app
export { createApp } from "./app.server";
export { guardRoute } from "./route-guards.server";

/** Milliseconds after which open loader promises are rejected; React aborts half a second later. */
export const streamTimeout = 4000;
const RENDER_TIMEOUT = streamTimeout + 500;

/**
 * Shared documents and crawlers get the complete page at once; players get the shell as soon as it is ready. The page
 * leaves through `context.html`, because web streams in between cost more than React's own writing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const hasFailed = remixContext.staticHandlerContext.errors !== null;
  const notices = renderSiteNotices(context);
  const [fragments, customCode, seo, takesMessengers] = await Promise.all([
    loadShellFragments(context, hasFailed),
    loadCustomCode(context),
    loadDocumentSeo(context, hasFailed),
    context.takesMessengers(),
  ]);
  const facts = documentDataOf(context, bundlesOf(context, remixContext), takesMessengers);
  const isWhole = context.isShared || context.isBot;
  return new Promise((resolve, reject) => {
    let isStarted = false;
    const start = () => {
      isStarted = true;
      headers.set("Content-Type", "text/html; charset=utf-8");
      context.html = stream;
      resolve(new Response(null, { status, headers }));
    };
    const stream = renderToPipeableStream(
      <TranslateContext.Provider value={context.t}>
        <DocumentDataContext.Provider value={facts}>
          <ShellFragmentsProvider value={fragments}>
            <CustomCodeProvider value={customCode}>
              <SiteNoticesProvider value={notices}>
                <DocumentSeoContext.Provider value={seo}>
                  <RemixServer
                    context={remixContext}
                    url={request.url}
                    abortDelay={RENDER_TIMEOUT}
                    nonce={context.nonce}
                  />
                </DocumentSeoContext.Provider>
              </SiteNoticesProvider>
            </CustomCodeProvider>
          </ShellFragmentsProvider>
        </DocumentDataContext.Provider>
      </TranslateContext.Provider>,
      {
        nonce: context.nonce,
        // Writes completed boundaries in place, whatever their size, instead of moving them by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [isWhole ? "onAllReady" : "onShellReady"]: start,
        onShellError: reject,
        onError(error) {
          // A failing shell is logged where the rejection is handled; a client that disconnected is no error.
          if (isStarted && !context.signal.aborted)
            context.log.error({ err: error }, "a streamed block failed");
        },
      },
    );
    const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT);
    // Also once the response has left.
    context.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      stream.abort();
    });
  });
}

/** Bundles of the matched routes only: a path without any match has just the root's. */
function bundlesOf({ remixI18n }: AppLoadContext, remixContext: EntryContext): string[] {
  const ids = remixContext.staticHandlerContext.matches.map(({ route }) => route.id);
  const matched = Object.fromEntries(ids.map((id) => [id, remixContext.routeModules[id]]));
  return remixI18n.getRouteNamespaces({
    ...remixContext,
    routeModules: matched as EntryContext["routeModules"],
  });
}

function documentDataOf(
  context: AppLoadContext,
  bundles: readonly string[],
  takesMessengers: boolean,
): DocumentData {
  const { locale, basename, messagesHash, config, branch, nonce, isBot } = context;
  const isFrame = branch.handles.some((handle) => handle.policy === "frame");
  const isLaunched = !context.isShared && context.cookies.get(ownCookies.miniApp) !== undefined;
  return {
    locale,
    messagesHash,
    timeZone: config.siteTimeZone,
    fallbackTheme: config.brand?.themes[0] ?? themes[0],
    brand: config.brand,
    isFrame,
    isShared: context.isShared,
    asksConsent: config.asksConsent,
    ageToAsk: ageToAsk(context),
    hasChat: !isFrame && config.chat.vendors.length > 0,
    // Crawlers are never opened by a messenger.
    launchScript:
      takesMessengers && !isFrame && !isBot
        ? launchScript(withBasename(basename, paths.launch()), isLaunched)
        : undefined,
    isLaunched,
    bundles,
    nonce,
    isBot,
  };
}

/** Errors that reach this point are bugs: those of loaders and actions have already become responses. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // A path that matches no route, e.g. with a line separator: its error page is shown without logging.
  if (isRouteErrorResponse(error) && error.status === 404) return;
  if (!request.signal.aborted) context.log.error({ err: error }, "rendering failed");
}
