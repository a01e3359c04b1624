import { data } from "@remix-run/node";

/** A page of a list; one behind the last is none, and shows the ways back into the list. */
export function pagedAnswer<Page extends { isPast: boolean }>(page: Page) {
  return data(page, { status: page.isPast ? 404 : 200 });
}
