import { z } from "zod";
import { LinkSchema, PictureSchema } from "../entities-links";

const text = z.string();
const heading = text.min(1).optional();

/**
 * What a page may be built of: the last part of a component's name (`page.rich-text`, `blocks.rich-text`) and its
 * fields. A kind that is added here needs a face in `block-list.tsx`, and the types ask for it.
 */
export const blockKinds = {
  /** `body` is an editor's HTML until it has been sanitised. */
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
