import { amountBounds, type PaymentRow, paymentRows } from "../../seed/payments";
import { amountOf, minorUnitsOf, scaleOf } from "../../world/money";
import type { PlayerCall } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { isAmount } from "../written-amount";

export interface Payment {
  row: PaymentRow;
  /** In minor units. */
  amount: number;
}

/** Amounts given in whole units count a hundredfold in yen (docs/contract.md#7.3). */
export function minorUnitsIn(units: number, currency: string): number {
  return units * (currency === "JPY" ? 100 : 1) * 10 ** scaleOf(currency);
}

export function writtenUnits(units: number, currency: string): string {
  return amountOf(minorUnitsIn(units, currency), scaleOf(currency));
}

export const minAmount = (currency: string) => minorUnitsIn(amountBounds.min, currency);
export const maxAmount = (currency: string) => minorUnitsIn(amountBounds.max, currency);

/** Method and amount of a payment; one refusal names everything that is wrong with them (docs/contract.md#row-14). */
export function readPayment(call: PlayerCall, canUse: (row: PaymentRow) => boolean): Payment {
  const { parameters, player } = call;
  const text = textOf(parameters, "amount");
  const row = paymentRows.find(({ sysname }) => sysname === textOf(parameters, "method"));
  const problems = {
    method: textOf(parameters, "method") ? (row && canUse(row) ? undefined : "WRONG_VALUE") : "REQUIRED",
    methodId: methodIdProblem(textOf(parameters, "methodId"), row),
    amount: amountProblem(call),
  };
  const found = Object.entries(problems).flatMap(([name, code]) => (code ? [[name, [code]]] : []));
  if (!row || found.length > 0) throw invalidParameters(Object.fromEntries(found));
  return { row, amount: minorUnitsOf({ amount: text as string, currency: player.currency }) };
}

/** The call's amount in whole units, some of which have a meaning of their own (docs/contract.md#7.3). */
export function magicAmount(call: PlayerCall): number | undefined {
  const { parameters, player } = call;
  const text = textOf(parameters, "amount");
  if (amountProblem(call)) return undefined;
  const minorUnits = minorUnitsOf({ amount: text as string, currency: player.currency });
  return minorUnits / minorUnitsIn(1, player.currency);
}

function methodIdProblem(text: string | undefined, row: PaymentRow | undefined): string | undefined {
  if (!text) return "REQUIRED";
  return !row || String(row.id) === text ? undefined : "WRONG_VALUE";
}

/** Decimals only where the settings allow them, and no more than the currency has (docs/contract.md#o32). */
function amountProblem({ world, parameters, player }: PlayerCall): string | undefined {
  const text = textOf(parameters, "amount");
  if (!text) return "REQUIRED";
  return isAmount(world, text, player.currency) ? undefined : "WRONG_FORMAT";
}
