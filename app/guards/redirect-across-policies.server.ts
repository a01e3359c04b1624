import { crossesPolicies } from "~/addresses/document-policies";
import type { AppContext } from "~/context";
import { withoutBasename } from "~/i18n/locale-path";

/** Remix's header by which a redirect loads a document. */
const RELOAD = "X-Remix-Reload-Document";

/** Lets a redirect to a page of another policy class load its document, where the router would only show the page. */
export function redirectAcrossPolicies(answer: Response, context: AppContext, request: Request): Response {
  const to = answer.headers.get("Location");
  if (!context.isDataRequest || !to?.startsWith("/") || !crossesPolicies(pageOf(context, request), to))
    return answer;
  const headers = new Headers(answer.headers);
  headers.set(RELOAD, "true");
  return new Response(answer.body, { status: answer.status, headers });
}

/** Path of the document that asks: forms of several pages post to one address. */
function pageOf({ origin, basename, path }: AppContext, request: Request): string {
  const referrer = request.headers.get("Referer");
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  return (url?.origin === origin && withoutBasename(basename, url.pathname)) || path;
}
