import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
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
  preferences: PageSection<Preferences>;
}

export async function loadNotifications(context: AppContext): Promise<Notifications> {
  const [{ is_subscribed: isSubscribed }, { contacts = {} }, preferences, seo] = await Promise.all([
    ownAccount(context),
    context.platform.call("account.getprofileinfo", { fields: ["contacts"] }),
    settleSection(context, readPreferences(context)),
    loadProfileSeo(context, "notification"),
  ]);
  return { seo, attempt: randomUUID(), isSubscribed, contacts, preferences };
}
