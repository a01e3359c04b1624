import { z } from "zod";
import { LinkSchema, PictureSchema } from "~/content/entities/links";
import { ShownTextSchema, ShownWordsSchema } from "~/content/entities/shown-text";

const heading = ShownWordsSchema.optional();

/**
 * The kinds of block a page can contain, keyed by the last part of the Strapi component name (`page.rich-text`,
 * `blocks.rich-text`). The types require a component in `block-list.tsx` for every kind.
 */
export const blockKinds = {
  /** `body` is raw HTML from an editor until `readBlocks` sanitises it. */
  "rich-text": z.object({ title: heading, body: z.string() }),
  image: z.object({ image: PictureSchema, caption: ShownTextSchema.optional() }),
  questions: z.object({
    title: heading,
    items: z.array(z.object({ question: ShownWordsSchema, answer: ShownTextSchema })).min(1),
  }),
  links: z.object({
    title: heading,
    items: z
      .array(z.object({ title: ShownWordsSchema, url: LinkSchema, text: ShownTextSchema.optional() }))
      .min(1),
  }),
  button: z.object({ title: heading, label: ShownWordsSchema, url: LinkSchema }),
};

export type BlockKind = keyof typeof blockKinds;
export type BlockFields<Kind extends BlockKind> = z.output<(typeof blockKinds)[Kind]>;
export type Block = { [Kind in BlockKind]: { kind: Kind } & BlockFields<Kind> }[BlockKind];
