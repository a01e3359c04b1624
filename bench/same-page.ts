import type { Contender } from "./race";
import { kilobytes } from "./statistics";

/** What a reference's page holds at least and at most of our elements and links: less makes it lighter than ours. */
const LEAST = 0.85;
const MAX_RATIO = 1.1;

interface Page {
  bytes: number;
  elements: number;
  links: number;
}

/**
 * Prints what each contender's page holds. Throws when one sends other than plain bytes to who wants those, or when a
 * reference does not render as much as ours, which comes first.
 */
export async function comparePages(contenders: Contender[]): Promise<void> {
  const pages: Page[] = [];
  for (const { name, url, headers } of contenders) {
    const answer = await fetch(url, { headers: { ...headers, "Accept-Encoding": "identity" } });
    const encoding = answer.headers.get("content-encoding");
    if (answer.status !== 200 || encoding) throw new Error(`${name}: ${answer.status}, ${encoding}`);
    const page = weigh(await answer.text());
    pages.push(page);
    process.stdout.write(
      `  ${name.padEnd(34)} ${page.elements} elements, ${page.links} links, ${kilobytes(page.bytes)} of markup\n`,
    );
  }
  const [ours, ...references] = pages;
  for (const reference of references) {
    for (const part of ["elements", "links"] as const) {
      const share = reference[part] / (ours?.[part] ?? 0);
      if (!(share >= LEAST && share <= MAX_RATIO))
        throw new Error(`the references' page does not hold as much: ${JSON.stringify(pages)}`);
    }
  }
}

/** Markup alone: scripts carry what a framework sends beside the page. */
export function weigh(html: string): Page {
  const markup = html.replace(/<script.*?<\/script>/gs, "").replace(/<!--.*?-->/gs, "");
  return {
    bytes: Buffer.byteLength(markup),
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    links: markup.match(/<a /g)?.length ?? 0,
  };
}
