import type { SystemPageName } from "~/content/entities/common";

interface ResultPage {
  page: SystemPageName;
  /** The transaction id may be in the path (docs/product.md#2.1). */
  takesTransaction?: true;
  /** For open payments. */
  isWaiting?: true;
}

/** Result pages by their path segment. */
export const payResults: Readonly<Record<string, ResultPage>> = {
  payfail: { page: "payFail", takesTransaction: true },
  paypending: { page: "payPending", takesTransaction: true, isWaiting: true },
  paysuccess: { page: "paySuccess", takesTransaction: true },
  paycancel: { page: "payCancel" },
  paymobile: { page: "payMobile", isWaiting: true },
  paynewwindow: { page: "payNewWindow", isWaiting: true },
  receipt: { page: "payPending", isWaiting: true },
};

/** Route paths of the result pages under `/cashier`. */
export const payResultPaths: readonly string[] = Object.entries(payResults).map(
  ([name, { takesTransaction }]) => (takesTransaction ? `${name}/:transaction?` : name),
);
