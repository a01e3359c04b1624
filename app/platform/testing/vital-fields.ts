import type { MethodName } from "../methods/registry";

/** What a reply is nothing without: whom it is about, what was paid how, and the lists that it is. */
export const vital: Partial<Record<MethodName, readonly string[]>> = {
  "account.getcurrencyrates": ["base"],
  "account.getDepositLimit": ["period", "limit_amount"],
  "account.getInfo": ["uid"],
  "auth.login": ["payload"],
  "auth.register": ["payload"],
  "campaigns.activateOffer": ["id"],
  "cashier.getdepositinfo": ["id"],
  "cashier.getdepositsettings": ["methods"],
  "cashier.getwithdrawsettings": ["methods"],
  "cashier.makedeposit": [
    "id",
    "flow",
    "receipt",
    "receipt.amount",
    "receipt.currency",
    "receipt.requisites",
    "receipt.requisites.*.value",
  ],
  "cashier.makewithdrawal": ["id"],
  "loyalty.getinfo": ["points"],
  "loyalty.getProgram": ["id", "sysname"],
  "verification.createApplicant": ["applicantId"],
  "verification.getAccessToken": ["token"],
};
