export type CanonicalQuery = Readonly<Record<string, string | undefined>>;

/** A page's own SEO data; an editor's record takes precedence. */
export interface SeoData {
  title: string;
  description?: string;
  /** URL of the page's main image. */
  image?: string;
  /** Name of the page's subject, the value of `##name##`. */
  name?: string;
  /** Further tokens, without their `##`. */
  replacements?: Record<string, string>;
  /** `false`: search engines do not index this page unless a record says otherwise. */
  isIndexed?: boolean;
  /** The page shows a visitor's own selection, like a search: SEO records do not apply to it. */
  isVariant?: boolean;
  /** The parameters that identify another page, e.g. a category; such a page has its own records. */
  canonicalQuery?: CanonicalQuery;
  /** Canonical path of the content, without locale, when it differs from the requested one. */
  canonicalPath?: string;
  /** Pages between home and this one, without locale. When given, even empty, they become structured data. */
  breadcrumbs?: { name: string; path: string }[];
  /** An event that the page is about, for structured data. Times are ISO 8601. */
  event?: { startsAt: string; endsAt: string };
  /** Matches that the page lists, for structured data. Times are ISO 8601. */
  sportsEvents?: readonly SportsEventData[];
  /** The game of a game page; its name and image are the page's. */
  game?: { provider: string; type: string };
}

/** A match. Without a venue, `Name, address`, search engines show no rich result of it. */
export interface SportsEventData {
  name: string;
  home: string;
  away: string;
  sport: string;
  startsAt: string;
  venue?: string;
  /** Of its own page, without locale; without one the page that lists it stands for it. */
  path?: string;
}
