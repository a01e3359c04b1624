import { maskedCard, passesLuhn } from "../platform/cashier/account-numbers";

/** What was typed into the form of a new card, as far as it is shown again. */
export interface CardEntry {
  number: string;
  expires: string;
  code: string;
}

/** A number that always pays; the page names it. */
export const testCard = "5555 5555 5555 4444";

export type CardProblem = keyof CardEntry;

export function cardEntryOf(fields: URLSearchParams): CardEntry {
  return {
    number: fields.get("number") ?? "",
    expires: fields.get("expires") ?? "",
    code: fields.get("code") ?? "",
  };
}

/** Nothing about the person: a number that can exist, a month that is not over, a code. */
export function cardProblems({ number, expires, code }: CardEntry, now: number): CardProblem[] {
  const digits = digitsOf(number);
  const problems: Record<CardProblem, boolean> = {
    number: !/^\d{13,19}$/.test(digits) || !passesLuhn(digits),
    expires: !isAhead(expires, now),
    code: !/^\d{3,4}$/.test(code.trim()),
  };
  return (Object.keys(problems) as CardProblem[]).filter((name) => problems[name]);
}

export const maskedEntry = ({ number }: CardEntry) => maskedCard(digitsOf(number));

const digitsOf = (number: string) => number.replace(/[\s-]/g, "");

function isAhead(expires: string, now: number): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(expires) ?? [];
  // The card is good until its month is over.
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > now;
}
