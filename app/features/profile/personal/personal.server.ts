import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
import { secondsToResend } from "~/forms/account-form/sent-code.server";
import type { Profile } from "~/platform/entities/account";
import type { PageSeo } from "~/seo/page-seo.server";
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
  login?: string;
  fakename?: string;
  personal: Personal;
  contacts: Contacts;
  /** Seconds until another code may be requested, for contacts that were sent one. */
  resendSeconds: Partial<Record<keyof Contacts, number>>;
  currency: CurrencySetting;
  language: LanguageSetting;
}

export async function loadPersonalSettings(context: AppContext): Promise<PersonalSettings> {
  const [{ login, fakename }, { contacts = {}, ...profile }, currency, language, seo] = await Promise.all([
    ownAccount(context),
    context.platform.call("account.getprofileinfo", { fields: ["contacts", "document"] }),
    loadCurrency(context),
    loadLanguage(context),
    loadProfileSeo(context, "settings"),
  ]);
  const [personal, resendSeconds] = await Promise.all([
    loadPersonal(context, profile),
    waitsOf(context, contacts),
  ]);
  return {
    seo,
    attempt: randomUUID(),
    login,
    fakename,
    personal,
    contacts,
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
