import type { Page } from "@playwright/test";

/** The parts of the sportsbook's page, and of the book in its frame. */
export function sportsbookPage(page: Page) {
  const book = page.frameLocator("iframe");
  return {
    main: page.getByRole("main"),
    header: page.getByRole("banner"),
    book,
    heading: book.getByRole("heading", { level: 1 }),
    balance: book.locator("#balance"),
  };
}
