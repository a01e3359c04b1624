import { startSite } from "../../support/site";
import type { Proof } from "../table";
import { proveAccounts } from "./accounts";
import { proveActions } from "./actions";
import { proveCanaries } from "./canaries";
import { startChromium } from "./chromium";
import { proveFirefox } from "./firefox/firefox";
import { proveForeignText } from "./foreign-text";
import { proveFrames } from "./frames";
import { provePolicies } from "./policies";
import { proveRawRequests } from "./raw-requests";
import { proveRedirects } from "./redirects";

/** Hostile input by the hundred against the built site, some of it in a real browser. */
export const proof: Proof = async (table, options) => {
  const site = await startSite({ environment: { RATE_LIMIT_FACTOR: "10000" } });
  try {
    await proveActions(table, site, options);
    await proveRawRequests(table, site, options);
    await proveRedirects(table, site, options);
    await proveAccounts(table, site, options);
  } finally {
    await site.stop();
  }
  await proveCanaries(table, options);
  const browser = await startChromium();
  try {
    await proveForeignText(table, browser, options);
    await provePolicies(table, browser, options);
    if (!options.isSample) await proveFrames(table, browser);
  } finally {
    await browser.close();
  }
  if (!options.isSample) await proveFirefox(table);
};
