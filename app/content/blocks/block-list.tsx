import type { ComponentType } from "react";
import { editorHref, uniqueByAddress } from "~/content/rich-text/editor-links";
import { RichText } from "~/content/rich-text/rich-text";
import { useBasename } from "~/i18n/use-locale-path";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import type { Block, BlockFields, BlockKind } from "./block-kinds";

type BlockComponents = { [Kind in BlockKind]: ComponentType<BlockFields<Kind>> };

const blockComponents: BlockComponents = {
  "rich-text": ({ title, body }) => (
    <section>
      <BlockTitle title={title} />
      <RichText html={body} />
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
  questions: ({ title, items }) => (
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
              <RichText html={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ),
  links: ({ title, items }) => (
    <nav aria-label={title}>
      <BlockTitle title={title} />
      <ul className="grid gap-3 tablet:grid-cols-2">
        {uniqueByAddress(items, ({ url }) => url).map((item) => (
          <li key={item.url}>
            <LinkCard {...item} />
          </li>
        ))}
      </ul>
    </nav>
  ),
  button: ({ title, label, url }) => (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface-1 p-5">
      {title && <h2 className="text-lg">{title}</h2>}
      <ButtonLink href={editorHref(url, useBasename())} size="l">
        {label}
      </ButtonLink>
    </section>
  ),
};

/** Renders the blocks of a page in the editor's order. */
export function BlockList({ blocks }: { blocks: Block[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="mt-8 grid gap-8">
      {blocks.map(({ kind, ...fields }, index) => {
        const Face = blockComponents[kind] as ComponentType<typeof fields>;
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and are never reordered
        return <Face key={index} {...fields} />;
      })}
    </div>
  );
}

function BlockTitle({ title }: { title: string | undefined }) {
  return title ? <h2 className="mb-3 text-lg">{title}</h2> : null;
}

function LinkCard({ title, url, text }: BlockFields<"links">["items"][number]) {
  return (
    <a
      href={editorHref(url, useBasename())}
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
