import { isoTime, minute, second } from "../../world/clock";
import type { Transaction, TransactionPlan } from "../../world/player";
import { hash } from "../../world/random";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { magicAmount, maxAmount, minAmount, type Payment, readPayment } from "./amounts";
import { overLimit, reserve } from "./deposit-limit";
import { readOffer } from "./deposit-offer";
import { receiptLife, receiptOf } from "./receipts";
import { readRequisites } from "./requisites";
import { moveTransaction, openTransaction } from "./transactions";

/** docs/contract.md#7.3: how long the sandbox takes where nobody presses a button. */
const approvalTime = 10 * second;
const failingTime = 5 * second;
const phoneLife = 10 * minute;

const failing = 17;
const stuck = 18;

export const depositMethods: MethodTable = {
  "cashier.makedeposit": { verb: "POST", cache: "P", needsPlayer: true, isKeyed: true, handle: makeDeposit },
};

/** The address of a deposit's page at the provider. */
export function payAddress({ world }: Pick<PlayerCall, "world">, id: string): string {
  return `${world.settings.url}/__sandbox/pay/${id}`;
}

/** What the form of a deposit is signed with. */
export function signatureOf(id: string): string {
  return hash(`sandbank ${id}`).toString(16).padStart(8, "0");
}

/** In the order of docs/contract.md#o14. */
function makeDeposit(call: PlayerCall) {
  const { player } = call;
  if (player.is_kyc_block_enabled && !player.is_verified)
    throw new Refusal("VerificationRequiredException", { data: { action: "deposit" } });
  const payment = readPayment(call, () => true);
  const { row, amount } = payment;
  if (amount < minAmount(player.currency)) throw invalidParameters({ amount: ["MIN"] });
  if (amount > maxAmount(player.currency)) throw invalidParameters({ amount: ["MAX"] });
  const campaign_offer_id = readOffer(call, payment);
  const requisites = readRequisites(call, row, row.depositFields);
  const given = { requisites, ...(campaign_offer_id ? { campaign_offer_id } : {}) };
  const magic = magicAmount(call);
  billingRefusals[magic ?? 0]?.(call, payment, given);
  if (magic === 16) throw overLimit(player);
  const reserved = reserve(player, amount);
  const plan: TransactionPlan = {
    steps: stepsOf(call, payment, magic),
    returnTo: call.localSite,
    locale: call.locale,
    isStuck: magic === stuck,
    ...(reserved ? { reserved } : {}),
  };
  const deposit = openTransaction(call, player, {
    type: "deposit",
    status: "pending",
    method: row.sysname,
    amount,
    plan,
    ...given,
  });
  return resultOf(call, payment, deposit);
}

type Given = Pick<Transaction, "requisites" | "campaign_offer_id">;

/** docs/contract.md#7.3, by amount: what the billing answers instead of taking the deposit. */
const billingRefusals: Record<number, (call: PlayerCall, payment: Payment, given: Given) => never> = {
  13: (call, { row, amount }, given) => {
    const failed = openTransaction(call, call.player, {
      type: "deposit",
      status: "fail",
      method: row.sysname,
      amount,
      ...given,
    });
    throw new Refusal("BillingTransactionDeclinedException", {
      data: { transaction: failed.id, reason: "declined_by_bank" },
    });
  },
  14: () => {
    throw new Refusal("BillingServiceErrorException");
  },
  15: (_call, { row }) => {
    throw new Refusal("BillingUnavailableException", { data: { method: row.sysname } });
  },
  19: () => {
    throw new Refusal("InternalServerErrorException");
  },
};

function stepsOf({ now }: PlayerCall, { row }: Payment, magic: number | undefined): TransactionPlan["steps"] {
  if (magic === failing) return [{ at: now + failingTime, status: "fail" }];
  if (magic === stuck) return [];
  if (row.flow === "receipt") return [{ at: now + receiptLife, status: "fail" }];
  if (row.flow === "pending" || row.flow === "mobile") return [{ at: now + approvalTime, status: "success" }];
  return [];
}

/** How the visitor goes on from here. */
function resultOf(call: PlayerCall, { row, amount }: Payment, deposit: Transaction) {
  const { player, now, locale } = call;
  const { id, requisites, plan } = deposit;
  const url = payAddress(call, id);
  const outside = { flow: row.flow, url, external: true };
  const waiting = { id, status: deposit.status };
  switch (row.flow) {
    case "redirect":
    case "new_window":
      return { ...waiting, ...outside };
    case "form":
      return { ...waiting, ...outside, params: { order: id, sig: signatureOf(id) } };
    case "iframe":
      return { ...waiting, ...outside, height: 640 };
    case "receipt": {
      const number = hash(id);
      const receipt = receiptOf[row.sysname]?.({
        number,
        amount,
        currency: player.currency,
        locale,
        page: url,
        now,
      });
      deposit.receipt = receipt;
      return { ...waiting, flow: row.flow, receipt };
    }
    case "mobile":
      return {
        ...waiting,
        flow: row.flow,
        phone: requisites?.phone,
        expired_at: isoTime(now + phoneLife),
      };
    case "pending":
      return { ...waiting, flow: row.flow };
    case "success":
      // Amounts that have to fail, or to stay open, do so here too.
      if (plan?.isStuck || plan?.steps.length) return { ...waiting, flow: "pending" };
      moveTransaction(call, player, deposit, "success");
      return { id, status: deposit.status, flow: row.flow };
  }
}
