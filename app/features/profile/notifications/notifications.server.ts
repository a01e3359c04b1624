import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
import { contactName } from "~/forms/validation/contact-name";
import type { PageSeo } from "~/seo/page-seo.server";
import { type Preferences, readPreferences } from "~/session/preferences/preferences.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import type { Contacts } from "../personal/personal.server";

export interface Notifications {
  seo: PageSeo;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
  isSubscribed: boolean;
  contacts: Contacts;
  /** The contacts as people write them. */
  names: Partial<Record<keyof Contacts, string>>;
  preferences: PageSection<Preferences>;
}

export async function loadNotifications(context: AppContext): Promise<Notifications> {
  const [{ is_subscribed: isSubscribed }, { contacts = {} }, preferences, seo] = await Promise.all([
    ownAccount(context),
    context.platform.call("account.getprofileinfo", { fields: ["contacts"] }),
    settleSection(context, readPreferences(context)),
    loadProfileSeo(context, "notification"),
  ]);
  const names = {
    email: contacts.email?.contact,
    phone: contacts.phone && contactName(contacts.phone.contact),
  };
  return { seo, attempt: randomUUID(), isSubscribed, contacts, names, preferences };
}
