/** Product 9. */
export const PAGE_SIZE = 18;
/** The longest list the platform gives in one reply (contract 1.6), and the longest that one document shows. */
export const LONGEST_LIST = 300;

export interface HallWindow {
  offset: number;
  count: number;
}

export interface HallPaging {
  /** Numbers of the first and the last game shown, from 1; both 0 for an empty list. */
  from: number;
  to: number;
  total: number;
  /** Where the list goes on: `more` keeps what is shown, `next` turns the page. */
  forward?: { page: number; kind: "more" | "next" };
  /** The page before; only where the list is too long to grow. */
  back?: { page: number };
}

/** Page N shows the first N pages, so that "show more" keeps what was there; past the longest list, page N alone. */
export function hallWindow(page: number, size = PAGE_SIZE): HallWindow {
  return isGrowing(page, size) ? { offset: 0, count: page * size } : pageWindow(page, size);
}

/** Page N alone. */
export function pageWindow(page: number, size = PAGE_SIZE): HallWindow {
  return { offset: (page - 1) * size, count: size };
}

/** What stands beneath the list: `shown` games came for the page, of `total`. */
export function hallPaging(page: number, shown: number, total: number, size = PAGE_SIZE): HallPaging {
  const { offset } = hallWindow(page, size);
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

/** The same where a script has added further pages to what the page came with: it grows without end. */
export function grownPaging(offset: number, shown: number, total: number): HallPaging {
  const to = offset + shown;
  return {
    from: offset + 1,
    to,
    total,
    forward: to < total ? { page: Math.ceil(to / PAGE_SIZE) + 1, kind: "more" } : undefined,
    back: offset > 0 ? { page: offset / PAGE_SIZE } : undefined,
  };
}

/** Index of the first game that page N adds, where a click on "show more" lands. */
export function firstOfPage(page: number, size = PAGE_SIZE): number {
  return isGrowing(page, size) ? (page - 1) * size : 0;
}

function isGrowing(page: number, size: number): boolean {
  return page <= Math.floor(LONGEST_LIST / size);
}
