import { z } from "zod";
import { AuthReplySchema } from "~/platform/entities/session";
import { OneSchema } from "../wire";
import { noParams, ownRead, ownWrite } from "./method";

const text = z.string().optional();

/**
 * Registration from a form or from a messenger (docs/contract.md#3.2); empty values are not sent
 * (docs/product.md#7.1). Fields that only the platform's own list defines are sent under its names.
 */
const RegisterParams = z
  .object({
    login: text,
    password: text,
    email: text,
    phone: text,
    phone_country_code: text,
    region: text,
    country: text,
    country_code: text,
    locale: text,
    currency: text,
    first_name: text,
    middle_name: text,
    last_name: text,
    birth_date: text,
    sex: text,
    postcode: text,
    home_town: text,
    address: text,
    document_type: text,
    document_number: text,
    fakename: text,
    terms: z.boolean().optional(),
    notify: z.boolean().optional(),
    is_betting: z.boolean().optional(),
    promo_code: text,
    character_id: text,
    is_tg: z.literal(true).optional(),
    id: z.union([z.string(), z.number()]).optional(),
    username: text,
    hash: text,
    language_code: text,
    payload: text,
  })
  .catchall(z.union([z.string(), z.number(), z.boolean()]).optional())
  .transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")));

/** docs/contract.md#3.2. */
export const auth = {
  "auth.login": {
    ...ownWrite(
      z.object({
        login: z.string().transform((login) => login.replace(/^\+/, "")),
        password: z.string(),
        /** Six digits; absent to request a new code. */
        two_factor_auth: z.string().optional(),
      }),
      AuthReplySchema,
    ),
    startsSession: true as const,
  },
  "auth.logout": { ...ownRead(noParams, OneSchema), hasEffect: true as const },
  "auth.restore": ownWrite(z.object({ login: z.string() }), OneSchema),
  "auth.register": ownWrite(RegisterParams, AuthReplySchema),
};
