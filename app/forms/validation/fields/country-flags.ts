import { type FormField, optionsOf } from "./form-field";

/** Codes of the countries that a form offers. */
export function offeredCountries(fields: readonly FormField[]): string[] {
  return fields
    .filter(({ type }) => type === "country_code")
    .flatMap((field) => optionsOf(field) ?? [])
    .map(({ value }) => value);
}

/** Lower-case country code → URL of its flag, for the given countries only. */
export function flagsOf(
  codes: readonly string[],
  icons: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    [...new Set(codes.map((code) => code.toLowerCase()))].flatMap((code): [string, string][] => {
      const icon = Object.hasOwn(icons, code) ? icons[code] : undefined;
      return icon ? [[code, icon]] : [];
    }),
  );
}
