import type { SystemPageName } from "~/content/entities";

interface ResultPage {
  page: SystemPageName;
  /** Its transaction may stand in the path (product 2.1). */
  takesTransaction?: true;
  /** Shown while the payment is open. */
  isWaiting?: true;
}

/** Name of the result in the path, and what its page says. */
export const payResults: Readonly<Record<string, ResultPage>> = {
  payfail: { page: "payFail", takesTransaction: true },
  paypending: { page: "payPending", takesTransaction: true, isWaiting: true },
  paysuccess: { page: "paySuccess", takesTransaction: true },
  paycancel: { page: "payCancel" },
  paymobile: { page: "payMobile", isWaiting: true },
  paynewwindow: { page: "payNewWindow", isWaiting: true },
  receipt: { page: "payPending", isWaiting: true },
};

/** Their paths under `/cashier`, as the route table writes them. */
export const payResultPaths: readonly string[] = Object.entries(payResults).map(
  ([name, { takesTransaction }]) => (takesTransaction ? `${name}/:transaction?` : name),
);
