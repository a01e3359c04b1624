import type { FormField } from "~/forms/validation/fields/form-field";

/** Form fields that may show the error of a platform parameter: the first one the form has. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  // Without a login field, the login is the e-mail or else the phone (docs/product.md#7.1).
  login: ["login", "email", "mobile"],
  phone: ["mobile"],
  country_code: ["country_code", "country"],
};

const ownFields: readonly string[] = ["terms", "promo_code"];

/** Maps the platform's field errors to the form's fields; `areAllShown` when none is left over (docs/product.md#8). */
export function refusedFields(
  blamed: Readonly<Record<string, string>>,
  fields: readonly FormField[],
): { codes: Record<string, string>; areAllShown: boolean } {
  const shown = new Set([...fields.map(({ sysname }) => sysname), ...ownFields]);
  const codes = new Map<string, string>();
  const blames = Object.entries(blamed);
  const shownAt = blames.map(([name, code]) => {
    const own = Object.hasOwn(fieldsOf, name) ? fieldsOf[name] : undefined;
    const field = (own ?? [name]).find((one) => shown.has(one));
    if (field !== undefined && !codes.has(field)) codes.set(field, code);
    return field;
  });
  return {
    codes: Object.fromEntries(codes),
    areAllShown: shownAt.length > 0 && shownAt.every((field) => field !== undefined),
  };
}
