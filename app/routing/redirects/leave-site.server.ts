import { redirectDocument } from "@remix-run/node";

/** Redirects to another site with a full page load. The caller has judged the address. */
export function leaveSite(address: string, status: 301 | 302 | 303 | 307 | 308 = 302): Response {
  return redirectDocument(address, status);
}
