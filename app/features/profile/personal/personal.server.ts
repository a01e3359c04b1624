import { randomUUID } from "node:crypto";
import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
import { type VerificationStep, verificationStepOf } from "~/features/verification/verification-step";
import { secondsToResend } from "~/forms/account-form/sent-code.server";
import { spacedPhone } from "~/forms/validation/spaced-phone.server";
import type { Profile } from "~/platform/entities/account";
import { paths } from "~/routing/paths";
import type { PageSeo } from "~/seo/page-seo.server";
import { openAddresses } from "~/shell/enabled-links";
import {
  type CurrencySetting,
  type LanguageSetting,
  loadCurrency,
  loadLanguage,
} from "../settings/account-choices.server";
import { loadPersonal, type Personal } from "./load-personal.server";

export type Contacts = NonNullable<Profile["contacts"]>;

export interface PersonalSettings {
  seo: PageSeo;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
  /** Unless it is one of the contacts. */
  login?: string;
  /** Null where the site has no verification. */
  step: VerificationStep | null;
  fakename?: string;
  personal: Personal;
  contacts: Contacts;
  /** The phone number in groups. */
  phone?: string;
  /** Seconds until another code may be requested, for contacts that were sent one. */
  resendSeconds: Partial<Record<keyof Contacts, number>>;
  currency: CurrencySetting;
  language: LanguageSetting;
}

export async function loadPersonalSettings(context: AppContext): Promise<PersonalSettings> {
  const [account, { contacts = {}, ...profile }, currency, language, seo, config] = await Promise.all([
    ownAccount(context),
    context.platform.call("account.getprofileinfo", { fields: ["contacts", "document"] }),
    loadCurrency(context),
    loadLanguage(context),
    loadProfileSeo(context, "settings"),
    context.content.config(),
  ]);
  const [personal, resendSeconds] = await Promise.all([
    loadPersonal(context, profile),
    waitsOf(context, contacts),
  ]);
  const { login, fakename } = account;
  const isContact = login === contacts.email?.contact || login === contacts.phone?.contact;
  const isOpen = openAddresses(context, featuresOf(config));
  return {
    seo,
    attempt: randomUUID(),
    login: isContact ? undefined : login,
    step: isOpen(paths.verification()) ? verificationStepOf(account, false) : null,
    fakename,
    personal,
    contacts,
    phone: contacts.phone && spacedPhone(contacts.phone.contact),
    resendSeconds,
    currency,
    language,
  };
}

async function waitsOf(context: AppContext, contacts: Contacts): Promise<PersonalSettings["resendSeconds"]> {
  const wait = (contact: string | undefined) =>
    contact === undefined ? undefined : secondsToResend(context, contact);
  const [email, phone] = await Promise.all([wait(contacts.email?.contact), wait(contacts.phone?.contact)]);
  return { email, phone };
}
