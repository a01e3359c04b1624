import type { Page, Response } from "@playwright/test";

export interface Watched {
  siteUrl: string;
  hasScript: boolean;
  allowed: Allowance;
}

export interface Allowance {
  /** Statuses of our own answers that the test provokes. */
  statuses?: number[];
  /** Texts in the console, and reasons of failed requests, that the test provokes. */
  console?: RegExp[];
  /** Something of another's makes React throw the served page away, which it says. */
  errors?: boolean;
  /** React renders the whole document again, and its own way of making a script element is reported. */
  reports?: boolean;
}

/** Said of markup that is not what the server wrote: here nobody but the site itself can have it wrong. */
const MADE_ANEW = "The page's markup was changed";

/**
 * The one picture of the sandbox that is missing on purpose (docs/contract.md#7.1), also when it is to be made
 * smaller.
 */
const MISSING_PICTURE = /\/img\/g\/broken-image/;

/**
 * Collects whatever a page complains of: errors in its console (policy violations are among them), reports of its
 * browser, uncaught errors, and requests to our own server that fail.
 */
export function watchPage(page: Page, { siteUrl, hasScript, allowed }: Watched): string[] {
  const { statuses = [], console: texts = [], errors = false, reports = false } = allowed;
  const findings: string[] = [];
  const isSameOrigin = (url: string) => url.startsWith(siteUrl);

  page.on("pageerror", ({ message, stack }) => {
    if (!errors) findings.push(`uncaught: ${stack ?? message}`);
  });
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(MADE_ANEW) && !errors) findings.push(text);
    if (message.type() !== "error") return;
    const { url } = message.location();
    // Failed answers are judged below, where their status is known.
    if (text.startsWith("Failed to load resource") && (isSameOrigin(url) || MISSING_PICTURE.test(url)))
      return;
    if (!texts.some((known) => known.test(text))) findings.push(`console: ${text} (${url})`);
  });
  page.on("response", (response: Response) => {
    const status = response.status();
    const url = response.url();
    const isExpected = statuses.includes(status) || (status === 404 && MISSING_PICTURE.test(url));
    if (status >= 400 && isSameOrigin(url) && !isExpected) {
      findings.push(`${status} ${response.request().method()} ${url}`);
    }
  });
  page.on("request", (request) => {
    if (!reports && request.url() === `${siteUrl}/_r`) findings.push(`reported: ${request.postData()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left cancels pending loads; a browser without script loads no scripts.
    const isGivenUp = reason === "net::ERR_ABORTED" || (!hasScript && request.resourceType() === "script");
    const isProvoked = texts.some((known) => known.test(reason));
    if (isSameOrigin(request.url()) && !isGivenUp && !isProvoked) findings.push(`${reason} ${request.url()}`);
  });
  return findings;
}
