import { z } from "zod";
import { unlessOnHold } from "~/features/responsible-game/holds/hold.server";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";

const CashbackIdSchema = z.object({ id: z.string() });

/** The forms of active cashback (docs/contract.md#3.4). */
export const cashbackForms = {
  payout: unlessOnHold(
    "offer",
    accountForm({
      movesMoney: true,
      schema: CashbackIdSchema,
      send: ({ platform }, { id }, idempotencyKey) =>
        platform.attempt("cashbacks.payout", { cashback_id: id }, { idempotencyKey }),
      done: (context) => showDone(context, "flash.cashbackPaidOut"),
    }),
  ),
  remove: accountForm({
    movesMoney: true,
    schema: CashbackIdSchema,
    send: ({ platform }, { id }, idempotencyKey) =>
      platform.attempt("cashbacks.remove", { cashback_id: id }, { idempotencyKey }),
    done: (context) => showDone(context, "flash.cashbackRemoved"),
  }),
};
