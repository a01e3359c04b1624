import { z } from "zod";
import {
  DepositLimitSchema,
  FieldDefinitionSchema,
  PhoneCountryOptionSchema,
  PlayLimitSchema,
  ProfileSchema,
  ResendReplySchema,
} from "~/platform/entities/account";
import { AccountInfoSchema, BalancesSchema, CurrencyRatesSchema } from "~/platform/entities/session";
import { listOf, OneSchema, ZeroOneSchema } from "../wire";
import { commaList, noParams, ownRead, ownWrite, sharedRead } from "./method";

const contact = z.string();

/**
 * Profile fields and fields that complete a registration (docs/contract.md#d33), including those that only the
 * platform's own list defines.
 */
const ProfileParams = z
  .object({
    first_name: z.string().optional(),
    middle_name: z.string().optional(),
    last_name: z.string().optional(),
    sex: z.string().optional(),
    birth_date: z.string().optional(),
    country_code: z.string().optional(),
    region: z.string().optional(),
    home_town: z.string().optional(),
    address: z.string().optional(),
    postcode: z.string().optional(),
    document_type: z.string().optional(),
    document_number: z.string().optional(),
    email: z.string().optional(),
    mobile: z.string().optional(),
    phone_country_code: z.string().optional(),
    currency: z.string().optional(),
    terms: z.boolean().optional(),
    notify: z.boolean().optional(),
    is_betting: z.boolean().optional(),
    character_id: z.string().optional(),
    password: z.string().optional(),
    promo_code: z.string().optional(),
  })
  .catchall(z.union([z.string(), z.boolean()]).optional());

/** docs/contract.md#3.1. */
export const account = {
  "account.addcontact": ownWrite(z.object({ contact, phone_country_code: z.string().optional() }), OneSchema),
  "account.changefakename": ownWrite(z.object({ fakename: z.string() }), OneSchema),
  "account.changelocale": ownWrite(z.object({ locale: z.string() }), OneSchema),
  "account.changepassword": ownWrite(z.object({ old_password: z.string(), password: z.string() }), OneSchema),
  "account.changeSubscription": ownWrite(z.object({ contact, subscription: z.boolean() }), OneSchema),
  "account.changeTwoFactorAuth": ownWrite(z.object({ two_factor_auth: z.boolean() }), ResendReplySchema),
  "account.confirmContact": ownWrite(z.object({ contact, code: z.string() }), ZeroOneSchema),
  "account.confirmTwoFactorAuth": ownWrite(z.object({ code: z.string() }), OneSchema),
  "account.getContactPhoneSettings": sharedRead("SC", noParams, z.array(PhoneCountryOptionSchema)),
  "account.getcurrencyrates": sharedRead("S", noParams, CurrencyRatesSchema),
  "account.getDepositLimit": ownRead(noParams, DepositLimitSchema),
  /** One for each kind that the platform supports, set or not. */
  "account.getLimits": { ...ownRead(noParams, listOf(PlayLimitSchema)), isOptional: true as const },
  "account.getInfo": ownRead(noParams, AccountInfoSchema),
  "account.getBalance": ownRead(noParams, BalancesSchema),
  "Account.getPersonalDataFields": sharedRead(
    "SC",
    z.object({ country: z.string().optional() }),
    z.array(FieldDefinitionSchema),
  ),
  "account.getprofileinfo": ownRead(
    z.object({ fields: commaList(z.enum(["contacts", "document"])).optional() }),
    ProfileSchema,
  ),
  "account.saveProfileInfo": ownWrite(ProfileParams, OneSchema),
  "account.sendconfirmationtocontact": ownWrite(z.object({ contact }), OneSchema),
  "account.setUserOnVerification": ownWrite(noParams, OneSchema),
  "account.setCurrency": ownWrite(z.object({ currency: z.string() }), OneSchema),
  "account.unsubscribe": ownWrite(
    z.object({ contact: contact.optional(), token: z.string().optional() }),
    OneSchema,
  ),
};
