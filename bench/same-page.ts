import { kilobytes } from "./format";
import type { Stage } from "./stage";

/** How far a reference's page may differ from ours in elements and links. */
const TOLERANCE = 0.1;

interface Page {
  bytes: number;
  elements: number;
  links: number;
}

/** Prints what each contender's hall holds. Throws when a reference does not render the same page. */
export async function compareHalls(stage: Stage, cookie: string): Promise<void> {
  const { site, remix, express, template } = stage;
  const urls = {
    "this site": site.url,
    "stock Remix": remix.url,
    "Express + React": express.url,
    "plain http": template.url,
  };
  const pages: Record<string, Page> = {};
  for (const [name, url] of Object.entries(urls)) {
    const answer = await fetch(`${url}/gamehall`, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${name} answers ${answer.status}`);
    const page = weigh(await answer.text());
    pages[name] = page;
    process.stdout.write(
      `  ${name.padEnd(16)} ${page.elements} elements, ${page.links} links, ${kilobytes(page.bytes)} of markup\n`,
    );
  }
  const [ours, ...references] = Object.values(pages);
  for (const reference of references) {
    for (const part of ["elements", "links"] as const) {
      if (Math.abs(reference[part] / (ours?.[part] ?? 0) - 1) > TOLERANCE)
        throw new Error(`the references' hall is no longer the same page: ${JSON.stringify(pages)}`);
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
