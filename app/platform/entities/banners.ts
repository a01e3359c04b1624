import { z } from "zod";
import { IdSchema } from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { CardDescriptionSchema } from "./named";

export const BannerSchema = z.object({
  id: IdSchema,
  finished_at: DateTimeSchema.optional(),
  description: CardDescriptionSchema.extend({ position: z.string(), priority: z.number().optional() }),
});
export type Banner = z.output<typeof BannerSchema>;
