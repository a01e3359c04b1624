import { featuresOf } from "~/content/features";
import type { AppContext } from "~/context";
import { readLongList } from "~/platform/long-list.server";
import { type NetWindow, netPosition, netStart, wholeSince } from "./net-position";

/** As many as a page may ask a platform for beside all else: three and five of its longest replies. */
const MOST_PAYMENTS = 900;
const MOST_ROUNDS = 1500;

export interface NetPosition {
  windows: NetWindow[];
  /** From when on all payments, and all rounds, are counted, where there were more than could be read. */
  paymentsSince?: string;
  roundsSince?: string;
}

/** What a month has cost the player, in payments and in play. Rounds are left out where the operator shows none. */
export async function loadNetPosition(context: AppContext): Promise<NetPosition> {
  const now = Date.now();
  const start = netStart(now);
  const { betHistory } = featuresOf(await context.content.config());
  const nothing = { items: [], total: 0 };
  const [payments, rounds] = await Promise.all([
    readLongList(MOST_PAYMENTS, (window) =>
      context.platform.call("cashier.gethistory", { ...window, statuses: ["success"] }),
    ),
    betHistory
      ? readLongList(MOST_ROUNDS, (window) =>
          context.platform.call("games.getHistory", {
            ...window,
            date_from: new Date(start).toISOString().slice(0, 10),
          }),
        )
      : nothing,
  ]);
  return {
    windows: netPosition(payments.items, rounds.items, now),
    paymentsSince: wholeSince(payments, start),
    roundsSince: wholeSince(rounds, start),
  };
}
