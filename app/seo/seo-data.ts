export type CanonicalQuery = Readonly<Record<string, string | undefined>>;

/** What a page knows about itself; an editor's record goes before it. */
export interface SeoData {
  title: string;
  description?: string;
  /** Address of the page's main picture. */
  image?: string;
  /** Name of what the page is about: fills `##name##`. */
  name?: string;
  /** Further tokens, without their `##`. */
  replacements?: Record<string, string>;
  /** `false`: search engines leave this page out unless a record says otherwise. */
  isIndexed?: boolean;
  /** What is shown is one visitor's choice, like a search: no page of its own, so no record speaks of it. */
  isVariant?: boolean;
  /** The part of the query that names another page, e.g. a category; such a page has records of its own. */
  canonicalQuery?: CanonicalQuery;
  /** The one address of what is shown, without locale, when it is not the one that was asked for. */
  canonicalPath?: string;
  /** What lies between home and this page, without locale. Given, if empty, they become structured data. */
  breadcrumbs?: { name: string; path: string }[];
  /** What goes on at the page's address for a while: it becomes structured data. Moments are ISO 8601. */
  event?: { startsAt: string; endsAt: string };
  /** Pages that this one lists, in its order, without locale: they become structured data. */
  items?: { name: string; path: string }[];
  /** The page is a game's; name and picture are the page's own. */
  game?: { provider: string; type: string };
}
