import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { readLongList } from "~/platform/long-list.server";
import { completeSince, type NetWindow, netPosition, netStart } from "./net-position";

/** Most items that a page reads beside everything else: three and five of the platform's longest replies. */
const MAX_PAYMENTS = 900;
const MAX_ROUNDS = 1500;

export interface NetPosition {
  windows: NetWindow[];
  /** When there were more payments or rounds than could be read: the time since which all are counted, ISO 8601. */
  paymentsSince?: string;
  roundsSince?: string;
}

/**
 * Loads what the last month has cost the player, in payments and in play. Rounds are omitted when bet history is
 * off.
 */
export async function loadNetPosition(context: AppContext): Promise<NetPosition> {
  const now = Date.now();
  const start = netStart(now);
  const { betHistory } = featuresOf(await context.content.config());
  const nothing = { items: [], total: 0 };
  const [payments, rounds] = await Promise.all([
    readLongList(MAX_PAYMENTS, (window) =>
      context.platform.call("cashier.gethistory", { ...window, statuses: ["success"] }),
    ),
    betHistory
      ? readLongList(MAX_ROUNDS, (window) =>
          context.platform.call("games.getHistory", {
            ...window,
            date_from: new Date(start).toISOString().slice(0, 10),
          }),
        )
      : nothing,
  ]);
  return {
    windows: netPosition(payments.items, rounds.items, now),
    paymentsSince: completeSince(payments, start),
    roundsSince: completeSince(rounds, start),
  };
}
