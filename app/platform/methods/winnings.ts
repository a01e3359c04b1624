import { z } from "zod";
import { JackpotSchema, JackpotWinnerSchema } from "~/platform/entities/jackpots";
import { LeaderboardEntrySchema, TournamentSchema } from "~/platform/entities/tournaments";
import { fieldsOf, OneSchema, pageOf } from "../wire";
import { commaList, IdParam, moneyWrite, noParams, paging, sharedRead } from "./method";

const { count } = paging;
const period = z.enum(["day", "week", "month"]).optional();
const leaders = z.array(LeaderboardEntrySchema);

/** docs/contract.md#3.8 (jackpots, leaderboards) and 3.12 (tournaments). */
export const winnings = {
  "Jackpots.get": sharedRead("S", noParams, z.array(JackpotSchema)),
  "Jackpots.getWinners": sharedRead(
    "S",
    z.object({ ...paging, jackpot_id: IdParam.optional() }),
    pageOf(JackpotWinnerSchema),
  ),
  "leaderboard.get": sharedRead("S", z.object({ period, count }), leaders),
  "leaderboard.live": sharedRead("S", z.object({ count }), leaders),
  "leaderboard.top": sharedRead("S", z.object({ count, period }), leaders),
  "tournaments.get": sharedRead(
    "S",
    z.object({
      ...paging,
      ids: commaList(IdParam).optional(),
      fields: z.string().default(fieldsOf(TournamentSchema)),
      status: z.enum(["all", "future", "active", "finished"]).optional(),
    }),
    pageOf(TournamentSchema),
  ),
  "tournaments.participate": moneyWrite(z.object({ tournament_id: IdParam }), OneSchema),
};
