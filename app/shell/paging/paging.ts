/** Games per page (docs/product.md#9). */
export const PAGE_SIZE = 18;
/** The longest list of one platform reply (docs/contract.md#1.6), and the longest that one document shows. */
export const LONGEST_LIST = 300;
const LAST_PAGE = 9_999;

export interface ListWindow {
  offset: number;
  count: number;
}

export interface Paging {
  /** Numbers of the first and the last game shown, from 1; both 0 for an empty list. */
  from: number;
  to: number;
  total: number;
  /** The next page: `more` keeps the games shown, `next` replaces them. */
  forward?: { page: number; kind: "more" | "next" };
  /** The previous page; only where the list is too long to grow. */
  back?: { page: number };
}

/** Page N shows the first N pages, so that "show more" keeps what is shown; past `LONGEST_LIST`, page N alone. */
export function growingWindow(page: number, size = PAGE_SIZE): ListWindow {
  return isGrowing(page, size) ? { offset: 0, count: page * size } : pageWindow(page, size);
}

/** The window of page N alone. */
export function pageWindow(page: number, size = PAGE_SIZE): ListWindow {
  return { offset: (page - 1) * size, count: size };
}

/** The paging below a list of `shown` items of `total`. */
export function pagingOf(page: number, shown: number, total: number, size = PAGE_SIZE): Paging {
  const { offset } = growingWindow(page, size);
  const to = offset + shown;
  return {
    from: shown > 0 ? offset + 1 : 0,
    to: shown > 0 ? to : 0,
    total,
    forward:
      shown > 0 && to < total
        ? { page: page + 1, kind: isGrowing(page + 1, size) ? "more" : "next" }
        : undefined,
    back: offset > 0 && total > 0 ? { page: Math.min(page - 1, Math.ceil(total / size)) } : undefined,
  };
}

/** The paging of a list to which a script has added pages; such a list grows without limit. */
export function grownPaging(offset: number, shown: number, total: number): Paging {
  const to = offset + shown;
  return {
    from: offset + 1,
    to,
    total,
    forward: to < total ? { page: Math.ceil(to / PAGE_SIZE) + 1, kind: "more" } : undefined,
    back: offset > 0 ? { page: offset / PAGE_SIZE } : undefined,
  };
}

/** Index of the first game that page N adds: the target of the "show more" link. */
export function firstOfPage(page: number, size = PAGE_SIZE): number {
  return isGrowing(page, size) ? (page - 1) * size : 0;
}

function isGrowing(page: number, size: number): boolean {
  return page <= Math.floor(LONGEST_LIST / size);
}

/** The page number of an address, from 1; 1 for anything invalid. */
export function parsePage(value: string | null): number {
  return value && /^[1-9]\d*$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}

/** The parameter of a page of a list; the first page has none. */
export function pageParam(page: number): { page?: string } {
  return { page: page > 1 ? String(page) : undefined };
}

/** Whether the page lies behind the last one of a list that was read: an address that anybody can make up. */
export function isPastEnd(page: number, total: number, size = PAGE_SIZE): boolean {
  return page > 1 && (page - 1) * size >= total;
}

/** The canonical query of a list whose only parameter is its page. */
export function canonicalPage(query: URLSearchParams): { page?: string } {
  return pageParam(parsePage(query.get("page")));
}

/** Index and fragment id of the card that "show more" targets; undefined on the first page. */
export function pageAnchor(page: number, size?: number): { index: number; id: string } | undefined {
  return page > 1 ? { index: firstOfPage(page, size), id: anchorOf(page) } : undefined;
}

/** The fragment id of a page's first item. */
export function anchorOf(page: number): string {
  return `page-${page}`;
}
