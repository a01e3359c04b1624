import { Money } from "~/ui/format/money";
import type { GrowingMoney } from "./jackpot-card";
import { useGrowingAmount } from "./use-growing-amount";

export function GrowingAmount({ value, className }: { value: GrowingMoney; className?: string }) {
  const amount = useGrowingAmount(value);
  return <Money value={{ amount, currency: value.currency }} className={className} />;
}
