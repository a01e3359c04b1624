import type { CmsConfig } from "~/content/config/cms-config";
import type { Feature } from "~/content/config/features";
import type { DocumentPolicy } from "~/routing/addresses/document-policies";
import type { CanonicalQuery } from "~/seo/seo-data";

export type GuardName = "player";

/**
 * Kinds of query parameters: `once` and `list` (may be repeated) select shared content, `visitor` makes the document
 * personal. A shared render never sees parameters that no route of its branch declares.
 */
export type QueryNames = Readonly<Record<string, "once" | "list" | "visitor">>;

/** A page's description for search engines (docs/product.md#2.1; names of docs/contract.md#o13). */
export interface PageData {
  /** Names by which configured SEO URLs and meta entries refer to it. */
  names: readonly string[];
  /** The names when the optional path parameter is given. */
  namesWithParam?: readonly string[];
  /** `false`: personal, or without content to find. Guarded pages need not declare it. */
  isIndexed?: false;
  /** The part of the query that makes another page of it, by which its SEO is looked up: the page of a list, a tab. */
  canonicalQuery?: (query: URLSearchParams, config: CmsConfig) => CanonicalQuery;
}

/** A page of the route table with its full path, without locale: `/game/:sysname`. */
export interface SitePage {
  path: string;
  branch: RouteBranch;
}

/** The site's pages, collected from the handles of its routes. */
export interface SiteTable {
  pages: readonly SitePage[];
  /** Matches a path without locale. */
  match: (path: string) => RouteBranch;
  /** The normalized path without locale, by which everything knows it (docs/contract.md#o37). */
  normalize: (path: string) => string;
}

/** What a route module may declare. Checked at start: an unknown guard name stops it. */
export interface RouteHandle {
  /** Message bundles (first key segments) that the route uses, in addition to its parents'. */
  i18n?: string[];
  /** Declared by every page; a route without it is a resource route. */
  page?: PageData;
  /** Query parameters it reads, in addition to the site-wide ones (`app/dialogs/address/visitor-query.ts`). */
  query?: QueryNames;
  /** The operator's feature switch without which the route is a 404. */
  feature?: Feature;
  /** Who may access the route. Applies to documents and data requests alike, before any loader runs. */
  protected?: GuardName;
  /** `false`: the document differs by visitor, so it is never cached for others. */
  shared?: boolean;
  /** The policy class of its document, and of all pages below it. */
  policy?: DocumentPolicy;
  /** The page makes offers: where the market allows none for visitors, they are redirected to the sign-in. */
  isOffer?: true;
  /** Hides the support chat (docs/product.md#2.2). */
  hidesChat?: true;
  /** A game is played on it: no balance is refreshed beside it (docs/product.md#2.2), and no reload interrupts it. */
  isGame?: true;
  /** Available while the domain is closed, to show the page that says so. */
  staysOpen?: true;
  /**
   * A layout: redirects of the guards apply to its loader, their failures do not, so that the page's error is shown
   * inside the layout.
   */
  isLayout?: true;
  /** A POST to it inside a frame starts a mini-app (docs/product.md#4). */
  opensMiniApp?: true;
  /** A static document: no app scripts, no third-party code, no notices. */
  isStatic?: true;
  /** Opened as a popup that goes to another service and back, and needs its opener (docs/contract.md#3.13). */
  allowsOpener?: boolean;
  /**
   * Its document is shared between players too, whose own parts are separate from it (docs/architecture.md#7); a
   * function decides by the query of the address.
   */
  isForAllPlayers?: true | ((query: URLSearchParams) => boolean);
  /** Without the age gate: rules, help, links of mails, and pages about the visitor's own data. */
  isForAllAges?: true;
  /**
   * Nothing on it advertises or opens by itself but duties (docs/product.md#10.4); `true`: nor a campaign that the
   * address names.
   */
  hidesOffers?: true | "unless asked";
  /** The page shows the editor's text and questions within it, not below. */
  placesSeoFooter?: true;
  /** Begins a preview, in a frame of the content service. */
  opensPreview?: true;
  /** Blocked players are served as visitors: this page is where they ask for the reason (docs/contract.md#o20). */
  servesBlocked?: true;
}

/** The route branch of this request, matched once before rendering. */
export interface RouteBranch {
  ids: readonly string[];
  handles: readonly RouteHandle[];
  params: Readonly<Record<string, string | undefined>>;
}
