import { encode } from "uqr";
import type { DepositInfo } from "~/platform/entities/cashier";

type Receipt = NonNullable<DepositInfo["receipt"]>;

/** A QR code as an SVG path; `size` is the width of its view box. */
export interface QrCode {
  size: number;
  path: string;
}

export type ReceiptView = Omit<Receipt, "qr"> & { qr: QrCode | null };

/** Characters; more does not fit into a QR code. */
const LONGEST_QR = 2_000;

/** The receipt with its QR code, drawn here so that no third party learns of the payment. */
export function toReceiptView({ qr, ...receipt }: Receipt): ReceiptView {
  return { ...receipt, qr: qr && qr.length <= LONGEST_QR ? drawQr(qr) : null };
}

function drawQr(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
