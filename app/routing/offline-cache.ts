/** Cache of the offline page in each locale that was used, and of its files. */
export const OFFLINE_CACHE = "cr-offline";

/** Below the locale prefix, so that each locale has its own. */
export const OFFLINE_PATH = "/_offline";

/** Files of the offline page: assets, whose content never changes under the same name, and the logo. */
export const OFFLINE_FILES = /^\/assets\/[^/]+\.(?:css|woff2|svg)$|^\/logo\.svg$/;
