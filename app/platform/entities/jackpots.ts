import { z } from "zod";
import { AmountSchema, anyOf, IdSchema, MoneySchema, orAbsent, TextOrNone } from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { GameRefSchema } from "./games";
import { CardOrNone, named } from "./named";

export const JackpotWinnerSchema = z.object({
  id: IdSchema,
  jackpot_id: IdSchema,
  level: z.string().optional(),
  fakename: TextOrNone,
  amount: MoneySchema,
  game: GameRefSchema.optional(),
  created_at: orAbsent(DateTimeSchema),
});
export type JackpotWinner = z.output<typeof JackpotWinnerSchema>;

export const JackpotSchema = named(
  z.object({
    id: IdSchema,
    sysname: z.string(),
    name: TextOrNone,
    total: MoneySchema,
    levels: anyOf(
      z.object({ name: TextOrNone, amount: MoneySchema, growth_per_second: AmountSchema.optional() }),
    ),
    games: anyOf(z.string()),
    description: CardOrNone,
    last_win: JackpotWinnerSchema.optional(),
  }),
  "sysname",
);
export type Jackpot = z.output<typeof JackpotSchema>;
