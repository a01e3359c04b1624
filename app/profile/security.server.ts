import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import type { PageSeo } from "~/seo/page-seo.server";
import { loadProfileSeo, ownAccount } from "./profile.server";

export interface Security {
  seo: PageSeo;
  /** Names this showing of the page's forms. */
  attempt: string;
  login?: string;
  registeredAt?: string;
  /** Absent where the operator does not have it, unless this player does. */
  hasTwoFactor?: boolean;
}

export async function loadSecurity(context: AppContext): Promise<Security> {
  const [account, { product }, seo] = await Promise.all([
    ownAccount(context),
    context.content.config(),
    loadProfileSeo(context, "security"),
  ]);
  const { login, reg_time: registeredAt, two_factor_auth: isOn } = account;
  const isOffered = isOn || product.features.twoFactorAuth;
  return { seo, attempt: randomUUID(), login, registeredAt, hasTwoFactor: isOffered ? isOn : undefined };
}
