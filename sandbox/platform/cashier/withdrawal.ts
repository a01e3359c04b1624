import { hour, minute } from "../../world/clock";
import { moveMoney } from "../../world/ledger";
import { amountOf, minorUnitsOf, scaleOf } from "../../world/money";
import type { Player, TransactionPlan } from "../../world/player";
import { demandOn } from "../accounts/demands";
import { burnBonuses } from "../bonuses/bonus-money";
import { resetOnCashout } from "../games/tournaments";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { magicAmount, maxAmount, minAmount, type Payment, readPayment } from "./amounts";
import { readRequisites } from "./requisites";
import { moveTransaction, openTransaction } from "./transactions";
import { refuseOverPeriod } from "./withdrawal-limits";

/** When the operator picks a withdrawal up, and when it is paid. */
const pickUpTime = 10 * minute;
const payTime = hour;

export const withdrawalMethods: MethodTable = {
  "cashier.makewithdrawal": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    isKeyed: true,
    handle: makeWithdrawal,
  },
  "cashier.cancelwithdrawal": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, parameters } = call;
      const id = textOf(parameters, "id");
      if (!id) throw invalidParameters({ id: ["REQUIRED"] });
      const withdrawal = player.transactions.find((one) => one.id === id && one.type === "withdrawal");
      if (!withdrawal) throw invalidParameters({ id: ["WRONG_VALUE"] });
      if (!moveTransaction(call, player, withdrawal, "cancel"))
        throw new Refusal("InvalidRequestException", { message: `It is ${withdrawal.status}` });
      return 1;
    },
  },
};

/** In the order of docs/contract.md#o14. */
function makeWithdrawal(call: PlayerCall) {
  const { player, now } = call;
  const magic = magicAmount(call);
  refuseUnverified(call, magic);
  const demand = demandOn(player);
  if (demand) throw demand;
  const { row, amount } = readPayment(call, ({ withdrawalFields }) => withdrawalFields !== undefined);
  refuseRequisites(magic);
  const requisites = readRequisites(call, row, row.withdrawalFields ?? []);
  refuseAmount(call, amount, magic);
  const isQuick = magic === 30;
  const withdrawal = openTransaction(call, player, {
    type: "withdrawal",
    status: isQuick ? "processing" : "pending",
    method: row.sysname,
    amount,
    requisites,
    plan: planOf(call, isQuick),
  });
  const { id, status } = withdrawal;
  moveMoney(player, "balance_main", -amount, { reason: "withdrawal", id, now });
  burnBonuses(player, now);
  resetOnCashout(call);
  return { id, status };
}

function planOf({ now, localSite, locale }: PlayerCall, isQuick: boolean): TransactionPlan {
  return {
    steps: [
      ...(isQuick ? [] : [{ at: now + pickUpTime, status: "processing" as const }]),
      { at: now + payTime, status: "success" },
    ],
    returnTo: localSite,
    locale,
    isStuck: false,
  };
}

/** 26, 24 and 23 of docs/contract.md#2. */
function refuseUnverified({ player }: PlayerCall, magic: number | undefined): void {
  if (magic === 29 || (player.is_kyc_block_enabled && !player.is_verified))
    throw new Refusal("VerificationRequiredException", { data: { action: "withdrawal" } });
  const status = openVerification(player) ?? (magic === 25 ? "start" : undefined);
  if (status) throw new Refusal("KycWithdrawalException", { data: { status } });
  if (magic === 24) throw new Refusal("KycUserProfileException");
}

function openVerification({ is_verified, is_on_verification, is_verification_rejected }: Player) {
  if (is_verified) return undefined;
  if (is_on_verification) return "verification";
  return is_verification_rejected ? "change" : undefined;
}

/** 29, 27 and 28, by amount (docs/contract.md#7.3). */
function refuseRequisites(magic: number | undefined): void {
  if (magic === 28) throw new Refusal("RequisitesFraudulentException");
  if (magic === 26) throw new Refusal("RequisitesOnVerificationException");
  if (magic === 27) throw new Refusal("RequisitesValidationRequiredException");
}

function refuseAmount(call: PlayerCall, amount: Payment["amount"], magic: number | undefined): void {
  const { player } = call;
  const { currency } = player;
  const scale = scaleOf(currency);
  const [least, max] = [minAmount(currency), maxAmount(currency)];
  if (magic === 22 || amount < least || amount > max) {
    throw new Refusal("WithdrawalLimitsExceededException", {
      data: { min_amount: amountOf(least, scale), max_amount: amountOf(max, scale), currency },
    });
  }
  refuseOverPeriod(call, amount, magic === 23);
  if (amount > minorUnitsOf(player.balance_main))
    throw new Refusal("InvalidRequestException", { code: "INSUFFICIENT_FUNDS", data: {} });
  if (magic === 21)
    throw new Refusal("WithdrawalDeclinedException", { data: { reason: "declined_by_operator" } });
}
