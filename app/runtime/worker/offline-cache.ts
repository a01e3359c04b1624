/** What a browser keeps to say that it is offline: a page for each language it was used in, and what that shows. */
export const OFFLINE_CACHE = "cr-offline";

/** Beside the locale, so that each has its own. */
export const OFFLINE_PATH = "/_offline";

/** Files that the page is shown with; their names or contents never change. */
export const OFFLINE_FILES = /^\/assets\/[^/]+\.(?:css|woff2|svg)$|^\/logo\.svg$/;
