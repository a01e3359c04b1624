import { fieldIssue, type Issue, wrongField } from "../issue";
import { latinDigits } from "../latin-digits";
import { plainText } from "../plain-text";
import { requiredText } from "./rule";

interface DateBounds {
  /** Issue of a date after `max`; by default a wrong field. */
  late?: Issue;
  /** `YYYY-MM-DD`, both inclusive; rejecting dates after `max` is the max-date rule. */
  min?: string;
  max?: string;
}

/** A calendar date (docs/product.md#5), from a date input or typed as dd.mm.yyyy; parsed to `YYYY-MM-DD`. */
export function dateRule({ min, max, late }: DateBounds = {}) {
  return requiredText(
    fieldIssue("requiredField"),
    (value) => {
      if (!parseDate(value) || (min && value < min)) return wrongField("date");
      return max && value > max ? (late ?? wrongField("date")) : undefined;
    },
    (value) => parseDate(value) ?? plainText(value),
  );
}

/** Parses a date written year first or day first, separated by `, . ' -`; undefined if it does not exist. */
export function parseDate(text: string): string | undefined {
  const parts = latinDigits(plainText(text))
    .match(/^(\d{1,4})[,.'-](\d{1,2})[,.'-](\d{1,4})$/)
    ?.slice(1);
  if (!parts) return undefined;
  const [year = "", month = "", day = ""] = parts[0]?.length === 4 ? parts : parts.reverse();
  if (year.length !== 4 || day.length > 2) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31 April would roll over into May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
