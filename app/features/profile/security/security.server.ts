import { randomUUID } from "node:crypto";
import type { CmsConfig } from "~/content/config/cms-config";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
import { secondsToResend } from "~/forms/account-form/sent-code.server";
import type { AccountInfo } from "~/platform/entities/session";
import type { PageSeo } from "~/seo/page-seo.server";
import { securityForms, twoFactorCode, twoFactorForms } from "./security-forms.server";

export interface Security {
  seo: PageSeo;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
  login?: string;
  registeredAt?: string;
  /** Absent when the operator does not offer it, unless this player has it on. */
  twoFactor?: TwoFactor;
}

export interface TwoFactor {
  isOn: boolean;
  /** Seconds until another code may be requested; absent before the first one. */
  resendSeconds?: number;
}

export async function loadSecurity(context: AppContext): Promise<Security> {
  const [account, { product }, seo] = await Promise.all([
    ownAccount(context),
    context.content.config(),
    loadProfileSeo(context, "security"),
  ]);
  const { login, reg_time: registeredAt, two_factor_auth: isOn } = account;
  const resendSeconds = await secondsToResend(context, twoFactorCode(isOn ? "off" : "on"));
  return {
    seo,
    attempt: randomUUID(),
    login,
    registeredAt,
    twoFactor: isOffered(account, product) ? { isOn, resendSeconds } : undefined,
  };
}

/** Returns the forms that the action accepts: only those that the page shows. */
export async function securityFormsFor(context: AppContext) {
  const [account, { product }] = await Promise.all([ownAccount(context), context.content.config()]);
  return { ...securityForms, ...(isOffered(account, product) && twoFactorForms) };
}

/** A player who has it on can turn it off, whatever the operator offers. */
function isOffered({ two_factor_auth: isOn }: AccountInfo, { features }: CmsConfig["product"]): boolean {
  return isOn || features.twoFactorAuth;
}
