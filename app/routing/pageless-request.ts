import type { HostRequest, RequestData } from "~/context/app-context";
import type { RouteBranch, SiteTable } from "~/context/route-handle";
import type { Locale } from "~/routing/locale";
import { paths } from "./paths";

const noBranch: RouteBranch = { ids: [], handles: [], params: {} };

interface Surroundings {
  locale: Locale;
  locales: readonly Locale[];
  site: SiteTable;
}

/** The data of a request that is not for a page: of a file of the host, or a launch; without a visitor's cookies. */
export function pagelessRequest(request: HostRequest, surroundings: Surroundings): RequestData {
  return {
    ...request,
    ...surroundings,
    path: paths.home(),
    search: "",
    basename: "",
    branch: noBranch,
    isDataRequest: false,
    readsPage: false,
    isFramed: false,
    isMiniApp: false,
    isBot: true,
    isShared: false,
    runsScript: false,
    cookieHeader: undefined,
    userAgent: undefined,
    // Not tied to the requesting client: other requests wait for the same list.
    signal: new AbortController().signal,
    nonce: undefined,
  };
}
