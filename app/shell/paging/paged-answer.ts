import { data } from "@remix-run/node";

/** A page of a list; beyond the last one it is a 404 that links back into the list. */
export function pagedAnswer<Page extends { isPast: boolean }>(page: Page) {
  return data(page, { status: page.isPast ? 404 : 200 });
}
