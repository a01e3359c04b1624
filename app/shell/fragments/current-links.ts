import { escapeHtml } from "~/browser/served-html/escape-html";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { paths } from "~/routing/paths";

const base = "https://site.invalid";

/** Pages that say what became of a deposit: part of the deposit, whatever menus have beside it. */
const DEPOSIT_RESULT = /\/cashier\/(?:pay\w+|receipt)(?:\/[^/]*)?$/;

/** Parsing changes nothing of these. */
const PLAIN = /^[\w/?=&-]*$/;

/**
 * What a menu's links say of the current page: they lead there, or to the section that it is part of, of several views
 * of one page to the first, of pages beside it to the only one. That is never `home`, whose path may begin every other.
 */
export function currentMarks(
  hrefs: readonly string[],
  address: string,
  home: string,
): Map<string, "page" | "true"> {
  const current = currentHrefs(hrefs, address);
  if (current.size > 0) return new Map([...current].map((href) => [href, "page"]));
  const { pathname } = new URL(address, base);
  if (DEPOSIT_RESULT.test(pathname)) {
    const deposit = pathname.replace(DEPOSIT_RESULT, "/cashier/deposit");
    return new Map([...currentMarks(hrefs, deposit, home).keys()].map((href) => [href, "true"]));
  }
  const view = pathname !== home && hrefs.find((href) => href.split("?", 1)[0] === pathname);
  if (view) return new Map([[view, "true"]]);
  const sections = hrefs.filter(
    (href) => href.length > 1 && href !== home && pathname.startsWith(`${href}/`),
  );
  const length = Math.max(...sections.map((href) => href.length));
  const longest = sections.filter((href) => href.length === length);
  return new Map(
    (sections.length > 0 ? longest : onlySibling(hrefs, pathname, home)).map((href) => [href, "true"]),
  );
}

/** The wallet's link on the deposit, where a menu has no other into the cashier. */
function onlySibling(hrefs: readonly string[], pathname: string, home: string): string[] {
  const siblings = hrefs.filter((href) => {
    const section = href.slice(0, href.lastIndexOf("/"));
    return section.length > 1 && section !== home && pathname.startsWith(`${section}/`);
  });
  return new Set(siblings).size === 1 ? siblings : [];
}

/**
 * The links that match the current URL: same path, and all of the link's parameters present. Only the most specific
 * matches count, so "Slots" is marked rather than "All games".
 */
function currentHrefs(hrefs: readonly string[], address: string): Set<string> {
  const here = new URL(address, base);
  let best = 0;
  const current = new Set<string>();
  for (const href of hrefs) {
    const exactness = matchExactness(href, here);
    if (exactness < best || exactness < 0) continue;
    if (exactness > best) current.clear();
    best = exactness;
    current.add(href);
  }
  return current;
}

function matchExactness(href: string, here: URL): number {
  if (!href.startsWith("/")) return -1;
  // Most links can be excluded without parsing: menus may have hundreds, and every page checks them.
  if (PLAIN.test(href) && href.split("?", 1)[0] !== here.pathname) return -1;
  const link = new URL(href, base);
  if (link.pathname !== here.pathname) return -1;
  const wanted = [...link.searchParams];
  return wanted.every(([name, value]) => here.searchParams.get(name) === value) ? wanted.length : -1;
}

const BARE_HALL = new RegExp(`^${paths.gameHall()}(\\?page=\\d+)?$`);

/** The address by which links name what it shows: the bare one of the hall is that of its default category. */
export function namedView(path: string, hallCategory: string | undefined): string {
  if (!hallCategory || !BARE_HALL.test(path)) return path;
  return paths.gameHall({ category: hallCategory });
}

/** Placeholder in cached HTML for a form's return path. */
export const RETURN_PATH = "__return-path__";

/** Placeholder in cached HTML for the URL of the language dialog over the current page. */
export const LANGUAGE_HREF = "__language-href__";

interface CurrentPage {
  /** URL path and query with locale prefix. */
  address: string;
  /** The same as links name it. */
  view: string;
  /** Path and query without locale, for forms. */
  path: string;
  /** URL path of home, with locale prefix. */
  home: string;
}

/** Adapts cached HTML to the current page: marks current links, fills in return path and dialog URL. */
export function fillCurrentPage(html: string, page: CurrentPage): string {
  const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  let filled = html
    .replaceAll(RETURN_PATH, () => escapeHtml(page.path))
    .replaceAll(LANGUAGE_HREF, () => escapeHtml(languageHref(page.address)));
  for (const [href, mark] of currentMarks(hrefs, page.view, page.home)) {
    const attribute = `href="${escapeHtml(href)}"`;
    filled = filled.replaceAll(attribute, () => `${attribute} aria-current="${mark}"`);
  }
  return filled;
}

function languageHref(address: string): string {
  const at = address.indexOf("?");
  const [path, search] = at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)];
  return path + withDialog(search, { dialog: "language" });
}
