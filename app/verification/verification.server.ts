import type { AppContext } from "~/context";
import { loadProfileSeo, ownAccount } from "~/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { type VerificationStep, verificationStepOf } from "./verification-step";

export interface Verification {
  seo: PageSeo;
  step: VerificationStep;
  /** Money does not move until the identity is known. */
  isBlocked: boolean;
}

export async function loadVerificationPage(context: AppContext): Promise<Verification> {
  const [account, seo] = await Promise.all([ownAccount(context), loadProfileSeo(context, "verification")]);
  return {
    seo,
    step: verificationStepOf(account),
    isBlocked: account.is_kyc_block_enabled && !account.is_verified,
  };
}
