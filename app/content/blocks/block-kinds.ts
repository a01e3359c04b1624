import { z } from "zod";
import { AudienceOrNobody } from "~/content/entities/audience";
import { LinkSchema, PictureSchema } from "~/content/entities/links";
import { scheduleFields } from "~/content/entities/schedule";
import { ShownTextSchema, ShownWordsSchema } from "~/content/entities/shown-text";
import { WrittenSchema } from "~/content/rich-text/strapi-blocks";

const heading = ShownWordsSchema.optional();

/**
 * The kinds of block that hold what an editor wrote, on any page. Keyed by the last part of the Strapi component name
 * (`page.rich-text`, `blocks.rich-text`), as all kinds are.
 */
export const textKinds = {
  /** `body` is raw HTML from an editor until `readBlocks` sanitises it. */
  "rich-text": z.object({ title: heading, body: WrittenSchema }),
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

const MAX_IN_ROW = 24;

const sysname = z.string().trim().min(1).max(128);
/** How a row of games looks (`app/features/games/game-cards.server.tsx`). */
const form = z.enum(["row", "showcase", "portrait"]).default("row");
const titled = z.object({ title: heading });

/** The kinds that show what the casino has, on home and landing pages. */
export const casinoKinds = {
  banners: z.object({}),
  wins: z.object({}),
  categories: z.object({}),
  /** Without a category it is the platform's next one that no block of the page names. */
  games: z.object({
    category: sysname.optional(),
    title: heading,
    form,
    count: z.number().int().min(1).max(MAX_IN_ROW).optional(),
  }),
  picks: z.object({
    title: ShownWordsSchema,
    form,
    games: z
      .array(z.object({ sysname }))
      .min(1)
      .transform((games) => [...new Set(games.map((game) => game.sysname))].slice(0, MAX_IN_ROW)),
  }),
  jackpots: titled,
  tournaments: titled,
  providers: titled,
  promotions: titled,
};

export const blockKinds = { ...textKinds, ...casinoKinds };

/** What any block may say of when and to whom it is shown. */
export const conditions = { audience: AudienceOrNobody, ...scheduleFields };

export type BlockKind = keyof typeof blockKinds;
type Conditions = z.output<z.ZodObject<typeof conditions>>;
type Fields<Output> = Output extends Record<string, never> ? object : Output;
type BlocksOf<Kinds extends Record<string, z.ZodType>> = {
  [Kind in keyof Kinds]: { kind: Kind } & Fields<z.output<Kinds[Kind]>> & Conditions;
};
export type Blocks = BlocksOf<typeof blockKinds>;
export type Block = Blocks[BlockKind];
export type TextBlock = Blocks[keyof typeof textKinds];
export type CasinoBlock = Blocks[keyof typeof casinoKinds];

export function isTextBlock(block: Block): block is TextBlock {
  return Object.hasOwn(textKinds, block.kind);
}

/** Whether a second block of the kind would show the same again. */
export function isOnce(kind: string): boolean {
  return Object.hasOwn(casinoKinds, kind) && kind !== "games" && kind !== "picks";
}
