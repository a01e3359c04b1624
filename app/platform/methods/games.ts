import { z } from "zod";
import {
  GameCategorySchema,
  GameProviderSchema,
  GameSchema,
  gameTypes,
  providerFields,
} from "~/platform/entities/games";
import { GameRoundSchema, HistoryExportRequestSchema, SportEventSchema } from "~/platform/entities/play";
import { listOf, OneSchema, pageOf } from "../wire";
import { commaList, JsonIdParam, jsonText, noParams, ownRead, ownWrite, paging, sharedRead } from "./method";

const words = z.array(z.string()).max(300);

/** Filters of docs/contract.md#3.7: different keys AND, inside a list OR; an empty list filters nothing. */
export const GamesOptionsSchema = z.object({
  category: z.string().optional(),
  providers: words.optional(),
  types: z.array(z.enum(gameTypes)).optional(),
  tags: words.optional(),
  sysnames: words.optional(),
  search: z.string().optional(),
  tournament_id: JsonIdParam.optional(),
  jackpot_id: JsonIdParam.optional(),
  sort: z.string().optional(),
  ...paging,
});
export type GamesOptions = z.input<typeof GamesOptionsSchema>;

const sysname = z.object({ sysname: z.string() });
const period = {
  type: z.enum(["casino", "betting"]).optional(),
  date_from: z.string().optional(),
  date_to: z.string().optional(),
};

/** docs/contract.md#3.7. */
export const games = {
  "games.get": sharedRead("SC", z.object({ options: jsonText(GamesOptionsSchema) }), pageOf(GameSchema)),
  "games.getLikes": ownRead(noParams, z.array(z.string())),
  "games.addLike": ownWrite(sysname, OneSchema),
  "games.removeLike": ownWrite(sysname, OneSchema),
  "games.getCategories": sharedRead("SC", noParams, z.array(GameCategorySchema)),
  "games.getProviders": sharedRead(
    "SC",
    z.object({
      fields: z.string().default(providerFields),
      types: commaList(z.enum(gameTypes)).optional(),
    }),
    z.array(GameProviderSchema),
  ),
  "games.getHistory": ownRead(z.object({ ...paging, ...period }), pageOf(GameRoundSchema)),
  "games.gethistoryexportrequest": ownRead(noParams, HistoryExportRequestSchema),
  "games.createhistoryexportrequest": ownWrite(z.object(period), HistoryExportRequestSchema),
  "betting.getEvents": {
    ...sharedRead(
      "S",
      z.object({ sport: z.string().optional(), count: paging.count }),
      listOf(SportEventSchema),
    ),
    isOptional: true as const,
  },
};
