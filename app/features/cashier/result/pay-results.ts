import type { SystemPageName } from "~/content/entities/system-pages";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { TransactionStatus } from "~/platform/entities/cashier";

interface ResultPage {
  page: SystemPageName;
  /** In place of the system page's. */
  title?: MessageKey;
  /** The transaction id may be in the path (docs/product.md#2.1). */
  takesTransaction?: true;
  /** For open payments. */
  isWaiting?: true;
  /**
   * States of the latest payment that a return without an id may be about (docs/contract.md#o33). Providers return
   * before the platform knows, so an open payment fits everywhere.
   */
  fits: readonly TransactionStatus[];
}

const open: readonly TransactionStatus[] = ["pending", "processing"];
const any: readonly TransactionStatus[] = [...open, "success", "fail", "cancel"];

/** Result pages by their path segment. */
export const payResults: Readonly<Record<string, ResultPage>> = {
  payfail: { page: "payFail", takesTransaction: true, fits: ["fail", "cancel", ...open] },
  paypending: { page: "payPending", takesTransaction: true, isWaiting: true, fits: any },
  paysuccess: { page: "paySuccess", takesTransaction: true, fits: ["success", ...open] },
  paycancel: { page: "payCancel", fits: ["cancel", "fail", ...open] },
  paymobile: { page: "payMobile", isWaiting: true, fits: any },
  paynewwindow: { page: "payNewWindow", isWaiting: true, fits: any },
  receipt: { page: "payPending", title: "deposit.receipt.title", isWaiting: true, fits: any },
};

/** Route paths of the result pages under `/cashier`. */
export const payResultPaths: readonly string[] = Object.entries(payResults).map(
  ([name, { takesTransaction }]) => (takesTransaction ? `${name}/:transaction?` : name),
);
