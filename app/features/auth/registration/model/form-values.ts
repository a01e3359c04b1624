import { type FormField, mayStay, optionsOf, preselectsFirst } from "~/forms/validation/fields/form-field";
import { type FormValues, isPhone, type RegistrationModel } from "./form-model";

const LONGEST = 2000;

interface Start {
  /** The visitor's country, if known. */
  country: string | undefined;
  locale: string;
  currency: string | undefined;
  promoCode: string | null;
}

type Bare = Omit<RegistrationModel, "values">;

/** Initial values of the form (docs/product.md#4). */
export function startValues(model: Bare, start: Start): FormValues {
  const values: Record<string, string> = {
    terms: model.terms.isChecked ? "1" : "",
    notify: "",
    is_betting: "0",
    hasPromocode: start.promoCode ? "1" : "",
    promo_code: start.promoCode ?? "",
    phone_country_code: phoneCountryOf(model, start.country),
  };
  for (const field of model.fields) {
    const startValue = startValueOf(field, start);
    if (startValue !== undefined) values[field.sysname] = startValue;
  }
  return values;
}

function startValueOf(field: FormField, { country, locale, currency }: Start): string | undefined {
  const options = optionsOf(field);
  const known = (value: string | undefined) =>
    options?.some((option) => option.value === value) ? value : undefined;
  if (field.type === "country_code") return known(country);
  if (field.sysname === "locale") return known(locale);
  if (field.sysname === "currency") return known(currency);
  if (preselectsFirst(field)) return options?.[0]?.value;
  return undefined;
}

function phoneCountryOf({ phoneCountries, fields }: Bare, country: string | undefined): string {
  if (!fields.some(isPhone)) return "";
  const own = phoneCountries.find(({ country_code }) => country_code === country);
  // docs/contract.md#3.1: the visitor's country comes first.
  return (own ?? phoneCountries[0])?.country_code ?? "";
}

/** The submitted values, without passwords. */
export function typedValues(form: FormData, { fields }: Pick<RegistrationModel, "fields">): FormValues {
  const typed: Record<string, string> = {};
  for (const name of ["terms", "notify", "hasPromocode"]) typed[name] = form.has(name) ? "1" : "";
  const requested = fields.filter(({ type }) => type !== "password").map(({ sysname }) => sysname);
  for (const name of [...requested, "is_betting", "promo_code", "character_id", "phone_country_code"]) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value.slice(0, LONGEST);
  }
  return typed;
}

/**
 * Values of the form after a change of country or type: input stays where it is still valid. A new country applies
 * the currency rule (docs/product.md#4).
 */
export function carriedValues(
  typed: FormValues,
  next: RegistrationModel,
  hasNewCountry: boolean,
): FormValues {
  const carried: Record<string, string> = { ...next.values, ...typed };
  for (const field of next.fields) {
    const { sysname } = field;
    const options = optionsOf(field);
    const isUnset = preselectsFirst(field) && !typed[sysname];
    if (isUnset || !mayStay(field, typed[sysname])) carried[sysname] = next.values[sysname] ?? "";
    if (sysname === "currency" && hasNewCountry) {
      carried.currency = ruledCurrency(next.currencyRule, options ?? [], typed.currency);
    }
  }
  return carried;
}

/** The currency after a change of country (docs/contract.md#4.2). */
export function ruledCurrency(
  rule: RegistrationModel["currencyRule"],
  options: readonly { value: string }[],
  selected: string | undefined,
): string {
  if (rule === "keep" && options.some(({ value }) => value === selected)) return selected ?? "";
  return rule === "empty" ? "" : (options[0]?.value ?? "");
}
