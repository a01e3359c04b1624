import { isoTime } from "../../world/clock";
import { moveMoney } from "../../world/ledger";
import { minorUnitsOf } from "../../world/money";
import type { PlayerCashback } from "../../world/player";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { hasLapsed } from "./lists";

/** docs/contract.md#3.4 and #6.6. */
export const cashbackWrites: MethodTable = {
  "cashbacks.payout": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    isKeyed: true,
    handle(call) {
      const { player, now } = call;
      const cashback = openCashback(call);
      if (player.is_kyc_block_enabled && !player.is_verified)
        throw new Refusal("VerificationRequiredException", { data: { action: "cashback" } });
      cashback.status = "paid_out";
      cashback.paid_out_at = isoTime(now);
      const { id, amount } = cashback;
      moveMoney(player, "balance_main", minorUnitsOf(amount), { reason: "cashback", id, now });
      return 1;
    },
  },
  "cashbacks.remove": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const cashback = openCashback(call);
      call.player.cashbacks = call.player.cashbacks.filter((one) => one !== cashback);
      return 1;
    },
  },
};

function openCashback({ player, parameters, now }: PlayerCall): PlayerCashback {
  const id = textOf(parameters, "cashback_id");
  if (!id) throw invalidParameters({ cashback_id: ["REQUIRED"] });
  const cashback = player.cashbacks.find((one) => String(one.id) === id && !hasLapsed(one, now));
  if (!cashback) throw invalidParameters({ cashback_id: ["WRONG_VALUE"] });
  if (cashback.status !== "active")
    throw new Refusal("InvalidRequestException", { message: "It is paid out" });
  return cashback;
}
