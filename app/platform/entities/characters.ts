import { z } from "zod";
import { FlagOrNo, IdSchema, PictureSchema, TextOrNone } from "~/platform/wire";
import { CardOrNone, named } from "./named";

export const LoyaltyCharacterSchema = named(
  z.object({
    id: IdSchema,
    sysname: z.string(),
    name: TextOrNone,
    description: CardOrNone,
    image_url: PictureSchema,
    price: z.number(),
    is_available: FlagOrNo,
    is_selected: z.boolean().optional(),
  }),
  "sysname",
);
export type LoyaltyCharacter = z.output<typeof LoyaltyCharacterSchema>;
