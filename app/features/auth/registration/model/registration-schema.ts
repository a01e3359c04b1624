import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { fieldSchema } from "~/forms/validation/field-rules";
import { parseForm } from "~/forms/validation/form-data";
import { type ReadPhone, readPhone } from "~/forms/validation/phone-countries";
import { checkedRule } from "~/forms/validation/rules/checkbox";
import { promoRule } from "~/forms/validation/rules/promo";
import { isPhone, type RegistrationModel } from "./form-model";

/** Parsed values by form field name; the names of the configured fields are the server's. */
export type Registration = Readonly<Record<string, string | boolean | undefined>>;

/** A ticked checkbox submits its value, an unticked one nothing. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value === "on" || value === "1");

/** Parses a submission on the server, which has a reader of phone numbers of its own. */
export function parseRegistration(model: RegistrationModel, form: FormData, read: ReadPhone) {
  const schema = registrationSchema(model, chosenCountry(model, form), read);
  return parseForm(form, { schema, preventEmoji: model.preventEmoji });
}

/** Validates in the browser, with conform's own parser: it reads the intent that conform adds to the form data. */
export function judgeRegistration(model: RegistrationModel, form: FormData) {
  return parseWithZod(form, { schema: schemaFor(model, form) });
}

/** Building a schema takes far longer than using it, and script validates on every input. */
const schemaCache = new WeakMap<RegistrationModel, Map<string | undefined, Schema>>();

function schemaFor(model: RegistrationModel, form: FormData): Schema {
  const phoneCountryCode = chosenCountry(model, form);
  const schemas = schemaCache.get(model) ?? new Map<string | undefined, Schema>();
  schemaCache.set(model, schemas);
  const schema = schemas.get(phoneCountryCode) ?? registrationSchema(model, phoneCountryCode);
  schemas.set(phoneCountryCode, schema);
  return schema;
}

function chosenCountry({ phoneCountries }: RegistrationModel, form: FormData): string | undefined {
  const chosen = form.get("phone_country_code");
  return phoneCountries.find(({ country_code }) => country_code === chosen)?.country_code;
}

type Schema = ReturnType<typeof registrationSchema>;

function registrationSchema(
  model: RegistrationModel,
  phoneCountryCode: string | undefined,
  read?: ReadPhone,
) {
  const { phoneCountries, fields } = model;
  return fieldSchema(fields, { phoneCountries, phoneCountryCode, readPhone: read })
    .extend(ownFields(model).shape)
    .transform((values): Registration => withPhoneCountry(model, values, phoneCountryCode, read));
}

/** Fields that the operator's settings add to the platform's list (docs/product.md#2.3). */
function ownFields({ terms, notify, hasBetting, hasPromoCode, characters }: RegistrationModel) {
  const ids = characters.map(({ id }) => id);
  return z.object({
    ...(terms.isActive && { terms: ticked.pipe(checkedRule()) }),
    ...(notify.isActive && { notify: ticked }),
    ...(hasBetting && {
      is_betting: z
        .string()
        .optional()
        .transform((value) => value === "1"),
    }),
    ...(hasPromoCode && { hasPromocode: ticked, promo_code: promoRule() }),
    ...(ids.length > 0 && { character_id: z.enum(ids).optional().catch(undefined) }),
  });
}

/** The country of the number itself: a pasted one may differ from the selected country. */
function withPhoneCountry(
  { fields, phoneCountries }: RegistrationModel,
  values: Registration,
  chosen: string | undefined,
  read: ReadPhone = readPhone,
): Registration {
  const number = values[fields.find(isPhone)?.sysname ?? ""];
  if (typeof number !== "string") return values;
  const country = read(`+${number}`, phoneCountries, chosen)?.country;
  return { ...values, phone_country_code: country?.country_code };
}
