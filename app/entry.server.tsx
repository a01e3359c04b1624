import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { DocumentDataContext } from "./browser/document-data";
import { ServedHtmlProvider } from "./browser/served-html/served-html";
import { TranslateContext } from "./i18n/translator";
import { loadDocumentData } from "./shell/document/document-data.server";
import { withoutImports } from "./shell/document/imported-scripts.server";

// biome-ignore lint/performance/noBarrelFile: the entry module is the one door by which the web server reaches the app
export { createApp } from "./app.server";
export { guardRoute } from "./shell/guards/route-guards.server";

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
  const documentData = await loadDocumentData(context, remixContext);
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
        <DocumentDataContext.Provider value={documentData}>
          <ServedHtmlProvider value={context.fragments.htmlOf}>
            <RemixServer
              context={withoutImports(remixContext)}
              url={request.url}
              abortDelay={RENDER_TIMEOUT}
              nonce={context.nonce}
            />
          </ServedHtmlProvider>
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

/** Errors that reach this point are bugs: those of loaders and actions have already become responses. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // A path that matches no route, e.g. with a line separator: its error page is shown without logging.
  if (isRouteErrorResponse(error) && error.status === 404) return;
  if (!request.signal.aborted) context.log.error({ err: error }, "rendering failed");
}
