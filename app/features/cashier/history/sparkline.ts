import type { HistoryTransaction } from "~/platform/entities/cashier";

type DatedPayment = Pick<HistoryTransaction, "type" | "status" | "amount" | "created_at">;

/** View box of the line. */
export const sparklineBox = { width: 100, height: 24 } as const;

const STEPS = 32;

/**
 * Net deposits over a period, in milliseconds, as an SVG path. Payments in one currency; undefined where the line would
 * be flat. A drawing, so floats are exact enough.
 */
export function sparklineOf(
  payments: readonly DatedPayment[],
  { from, until }: { from: number; until: number },
): string | undefined {
  const gains = new Array<number>(STEPS + 1).fill(0);
  for (const { type, status, amount, created_at: at } of payments) {
    const step = Math.ceil(((Date.parse(at ?? "") - from) / (until - from)) * STEPS);
    if (status === "success" && step >= 0 && step <= STEPS)
      gains[step] = (gains[step] ?? 0) + (type === "deposit" ? Number(amount) : -Number(amount));
  }
  let net = 0;
  const values = [
    0,
    ...gains.map((gain) => {
      net += gain;
      return net;
    }),
  ];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (high === low) return undefined;
  const { width, height } = sparklineBox;
  const round = (value: number) => Number(value.toFixed(1));
  const points = values.map(
    (value, index) =>
      `${round((index / (values.length - 1)) * width)} ${round(height - ((value - low) / (high - low)) * height)}`,
  );
  return `M${points.join("L")}`;
}
