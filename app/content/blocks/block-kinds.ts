import { z } from "zod";
import { LinkSchema, PictureSchema } from "~/content/entities/links";

const text = z.string();
const heading = text.min(1).optional();

/**
 * The kinds of block a page can contain, keyed by the last part of the Strapi component name (`page.rich-text`,
 * `blocks.rich-text`). The types require a component in `block-list.tsx` for every kind.
 */
export const blockKinds = {
  /** `body` is raw HTML from an editor until `readBlocks` sanitises it. */
  "rich-text": z.object({ title: heading, body: text }),
  image: z.object({ image: PictureSchema, caption: text.optional() }),
  questions: z.object({
    title: heading,
    items: z.array(z.object({ question: text.min(1), answer: text })).min(1),
  }),
  links: z.object({
    title: heading,
    items: z.array(z.object({ title: text.min(1), url: LinkSchema, text: text.optional() })).min(1),
  }),
  button: z.object({ title: heading, label: text.min(1), url: LinkSchema }),
};

export type BlockKind = keyof typeof blockKinds;
export type BlockFields<Kind extends BlockKind> = z.output<(typeof blockKinds)[Kind]>;
export type Block = { [Kind in BlockKind]: { kind: Kind } & BlockFields<Kind> }[BlockKind];
