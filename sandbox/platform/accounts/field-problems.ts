import { countries } from "../../seed/countries";
import type { Call } from "../protocol/call";
import { textOf } from "../protocol/parameters";
import { definitionFor, type FieldDefinition } from "./personal-fields";

/** Code of docs/contract.md#2 for a value that does not fit its field; nothing when it does. */
export function problemOf(call: Call, definition: FieldDefinition, value: string): string | undefined {
  const { sysname, type, attributes } = definition;
  const { regex, options = {} } = attributes;
  if (type === "date") return dateProblem(sysname, value, options);
  if (type === "phone") return phoneProblem(call, value);
  if (sysname === "email") return isEmail(value) ? undefined : "WRONG_FORMAT";
  if (sysname === "country" && value === "US") return "COUNTRY_FORBIDDEN";
  if (options.select)
    return options.select.some((option) => option.value === value) ? undefined : "WRONG_VALUE";
  if (options.min_length && value.length < options.min_length) return "TOO_SHORT";
  if (options.max_length && value.length > options.max_length) return "TOO_LONG";
  return regex && !new RegExp(regex).test(value) ? "WRONG_FORMAT" : undefined;
}

/** The same, for a field by its name. */
export function problemOfNamed(
  call: Call,
  sysname: string,
  value: string,
  country?: string,
): string | undefined {
  return problemOf(call, definitionFor(call, sysname, country), value);
}

/** One at-sign, no spaces, a domain of two or three labels (docs/product.md#5). */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+){1,2}$/.test(value);
}

/**
 * Digits of an international number; with its country named, those of that country. docs/contract.md#7.3: `0000`
 * never works.
 */
export function phoneProblem({ parameters }: Call, value: string): string | undefined {
  if (!/^\d{8,15}$/.test(value) || value.endsWith("0000")) return "WRONG_FORMAT";
  const code = textOf(parameters, "phone_country_code");
  if (!code) return undefined;
  const country = countries.find((row) => row.code === code);
  return country && value.startsWith(country.phoneCode) ? undefined : "WRONG_FORMAT";
}

function dateProblem(
  sysname: string,
  value: string,
  { min_date = "", max_date = "9999" },
): string | undefined {
  const day = new Date(`${value}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime());
  if (!isDay || day.toISOString().slice(0, 10) !== value) return "WRONG_FORMAT";
  if (value < min_date) return "MIN";
  if (value > max_date) return sysname === "birth_date" ? "UNDERAGE" : "MAX";
  return undefined;
}
