import type { ReactElement } from "react";
import type { CachedHtml } from "~/browser/served-html/fragment-cache.server";
import { editorHref, uniqueByAddress, withEditorLinks } from "~/content/rich-text/editor-links";
import type { PageContext } from "~/context/app-context";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import type { Blocks, TextBlock } from "./block-kinds";

type Faces = {
  [Kind in TextBlock["kind"]]: (block: Blocks[Kind], basename: string) => ReactElement;
};

const faces: Faces = {
  "rich-text": ({ title, body }, basename) => (
    <section>
      <BlockTitle title={title} />
      <Prose html={body} basename={basename} />
    </section>
  ),
  image: ({ image, caption }) => (
    <figure>
      <Image
        preset="hero"
        src={image}
        alt={caption ?? ""}
        fallbackLabel={caption ?? ""}
        className="rounded-lg"
      />
      {caption && <figcaption className="mt-2 text-muted text-sm">{caption}</figcaption>}
    </figure>
  ),
  questions: ({ title, items }, basename) => (
    <section>
      <BlockTitle title={title} />
      <div className="divide-y divide-line rounded-lg border border-line bg-surface-1">
        {items.map(({ question, answer }) => (
          <details key={question} className="group px-4">
            <summary className="flex min-h-12 items-center justify-between gap-3 py-3 font-semibold">
              {question}
              <Icon
                name="chevron-down"
                className="size-5 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="pb-4">
              <Prose html={answer} basename={basename} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ),
  links: ({ title, items }, basename) => (
    <nav aria-label={title}>
      <BlockTitle title={title} />
      <ul className="grid gap-3 tablet:grid-cols-2">
        {uniqueByAddress(items, ({ url }) => url).map((item) => (
          <li key={item.url}>
            <LinkCard {...item} basename={basename} />
          </li>
        ))}
      </ul>
    </nav>
  ),
  button: ({ title, label, url }, basename) => (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface-1 p-5">
      {title && <h2 className="text-lg">{title}</h2>}
      <ButtonLink href={editorHref(url, basename)} size="l">
        {label}
      </ButtonLink>
    </section>
  ),
};

/** The finished HTML of what an editor wrote, of which no browser loads a component. */
export function blockHtml({ basename, fragments }: PageContext, block: TextBlock): CachedHtml {
  const face = faces[block.kind] as (block: TextBlock, basename: string) => ReactElement;
  return fragments.cache("block", [basename, block], () => face(block, basename));
}

/** The same for sanitised HTML by itself. */
export function proseHtml({ basename, fragments }: PageContext, html: string): CachedHtml {
  return fragments.cache("prose", [basename, html], () => <Prose html={html} basename={basename} />);
}

/** Sanitised HTML as a part of what a server renders. */
export function Prose({ html, basename }: { html: string; basename: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it was cached
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withEditorLinks(html, basename) }} />;
}

function BlockTitle({ title }: { title: string | undefined }) {
  return title ? <h2 className="mb-3 text-lg">{title}</h2> : null;
}

function LinkCard({ title, url, text, basename }: Blocks["links"]["items"][number] & { basename: string }) {
  return (
    <a
      href={editorHref(url, basename)}
      className="flex h-full min-h-14 items-center justify-between gap-3 rounded-md border border-line bg-surface-1 px-4 py-3 hover:bg-surface-2"
    >
      <span>
        <span className="block font-semibold">{title}</span>
        {text && <span className="block text-muted text-sm">{text}</span>}
      </span>
      <Icon name="arrow-right" className="size-5 text-muted" />
    </a>
  );
}
