import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { programPath } from "../../../scripts/needs/provide";

/** The browser of the end-to-end tests. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: programPath("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** A page in which what should not run can say that it has: it calls `ran(id)`. */
export async function openListeningPage(
  context: BrowserContext,
): Promise<{ page: Page; takeRan: () => string[] }> {
  const ran: string[] = [];
  const page = await context.newPage();
  await page.exposeBinding("ran", (_source, id: number) => void ran.push(String(id)));
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
  return { page, takeRan: () => ran.splice(0) };
}

/** The text of event handler attributes in the document, which wait for a click, a key or a pointer. */
export function findWaiting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAddress = /^(href|src|action|formaction|data|xlink:href|ping|poster|background)$/;
    const isScript = /^(javascript|vbscript|data:text)/;
    return [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith("on") ||
            name === "srcdoc" ||
            (isAddress.test(name) &&
              URL.canParse(value, location.href) &&
              isScript.test(new URL(value, location.href).href)),
        )
        .map(({ value }) => value),
    );
  });
}
