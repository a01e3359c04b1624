import { z } from "zod";
import {
  BankSchema,
  DepositInfoSchema,
  DepositResultSchema,
  DepositSettingsSchema,
  HistoryTransactionSchema,
  WithdrawalResultSchema,
  WithdrawSettingsSchema,
} from "~/platform/entities/cashier";
import { OneSchema, pageOf } from "../wire";
import { commaList, IdParam, moneyWrite, noParams, ownRead, paging } from "./method";

const transaction = z.object({ id: z.string() });

/** A decimal string in major units (docs/contract.md#1.7, #o31), whole ones without a point. */
const payment = {
  methodId: IdParam,
  method: z.string(),
  amount: z.string().regex(/^(?:0(?=\.)|[1-9]\d*)(?:\.\d{1,8})?$/),
};
const requisites = z.record(z.string(), z.string());

/** docs/contract.md#3.6. */
export const cashier = {
  "cashier.cancelwithdrawal": moneyWrite(transaction, OneSchema),
  "cashier.getbanks": ownRead(noParams, z.array(BankSchema)),
  "cashier.getdepositinfo": ownRead(transaction, DepositInfoSchema),
  "cashier.getdepositsettings": ownRead(noParams, DepositSettingsSchema),
  "cashier.gethistory": ownRead(
    z.object({
      ...paging,
      type: z.enum(["deposit", "withdrawal"]).optional(),
      statuses: commaList(z.string()).optional(),
    }),
    pageOf(HistoryTransactionSchema),
  ),
  "cashier.getwithdrawsettings": ownRead(noParams, WithdrawSettingsSchema),
  "cashier.makedeposit": moneyWrite(
    z.object({ ...payment, campaign_offer_id: IdParam.optional(), requisites: requisites.optional() }),
    DepositResultSchema,
  ),
  "cashier.makewithdrawal": moneyWrite(z.object({ ...payment, requisites }), WithdrawalResultSchema),
};
