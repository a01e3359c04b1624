import type { InternalPath } from "../../app/routing/addresses/internal-path";
import { normalizeEncoding } from "../../app/routing/addresses/normalize-path";
import { findLocale, type KnownLocales } from "../../app/routing/known-locales";
import type { Locale } from "../../app/routing/locale";

/** A URL path split into locale, page path and kind of request, in whatever letter case the prefix is. */
export interface LocalePath {
  locale: Locale;
  /** `""` for the default locale, otherwise `/es-ES`, in the locale's letter case. */
  basename: string;
  /** Without locale prefix and `.data`; `/` for home. Of this site: `checkTarget` lets no other pass. */
  path: InternalPath;
  isDataRequest: boolean;
  isPrefixed: boolean;
}

const DATA_SUFFIX = ".data";
const PLAIN_HOME_DATA = "/_root.data";

/**
 * Reads the locale prefix of a path; an unknown first segment is part of the page's path. The data URL of a prefixed
 * home is `/es-ES.data`, that of the unprefixed one `/_root.data`.
 */
export function readLocalePath(pathname: string, known: KnownLocales): LocalePath {
  const isDataRequest = pathname.endsWith(DATA_SUFFIX);
  const document = isDataRequest ? withoutData(pathname) : pathname;
  const first = document.split("/", 2)[1] ?? "";
  const prefixed = findLocale(normalizeEncoding(first), known.locales);
  if (!prefixed) {
    return {
      locale: known.defaultLocale,
      basename: "",
      path: document as InternalPath,
      isDataRequest,
      isPrefixed: false,
    };
  }
  return {
    locale: prefixed,
    basename: prefixed.code === known.defaultLocale.code ? "" : `/${prefixed.code}`,
    path: (document.slice(first.length + 1) || "/") as InternalPath,
    isDataRequest,
    isPrefixed: true,
  };
}

function withoutData(pathname: string): string {
  return pathname === PLAIN_HOME_DATA ? "/" : pathname.slice(0, -DATA_SUFFIX.length) || "/";
}

/** The pathname of a locale path: no prefix for the default locale, the locale's own letter case for others. */
export function pathnameOf({
  basename,
  path,
  isDataRequest,
}: Omit<LocalePath, "locale" | "isPrefixed">): string {
  const page = path === "/" ? basename || (isDataRequest ? "/_root" : "/") : basename + path;
  return page + (isDataRequest ? DATA_SUFFIX : "");
}

/** The URL of an unprefixed page in a locale; undefined for the default locale. */
export function addressIn(locale: Locale, { path }: LocalePath, search: string): string | undefined {
  return locale.isDefault ? undefined : `/${locale.code}${path === "/" ? "" : path}${search}`;
}
