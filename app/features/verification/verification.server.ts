import { randomUUID } from "node:crypto";
import type { AppContext, PageContext } from "~/context/app-context";
import { loadProfileSeo, ownAccount } from "~/features/profile/profile.server";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import type { PageSeo } from "~/seo/page-seo.server";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { type Check, openCheck, readAction } from "./open-check.server";
import { DOCUMENTS_REFUSED } from "./refused-documents";
import { readStepDates } from "./step-dates.server";
import { type ShownStep, shownSteps, type VerificationStep, verificationStepOf } from "./verification-step";

export interface Verification {
  seo: PageSeo;
  step: VerificationStep;
  steps: ShownStep[];
  /** Payments are blocked until the identity is verified. */
  isBlocked: boolean;
  /** The requested check of payment details (docs/contract.md#d71). */
  action: string | null;
  /** Where the player returns afterwards (query `from`). */
  from: InternalPath | undefined;
  /** The provider's check, when it is open. */
  check: Check | null;
  attempt: string;
}

/** Loads the player's verification state, what to do next, and the provider's check when it is open. */
export async function loadVerificationPage(context: AppContext): Promise<Verification> {
  const [account, seo, dates, refused] = await Promise.all([
    ownAccount(context),
    loadProfileSeo(context, "verification"),
    readStepDates(context),
    readOutcome(context, DOCUMENTS_REFUSED),
  ]);
  // Documents submitted here that are neither under review nor accepted were rejected (docs/contract.md#6.7).
  const step = verificationStepOf(account, refused !== null || dates.verification !== undefined);
  const action = readAction(context.query.get("action"));
  const isToDo = action !== null || step === "start" || step === "change";
  const isOpen = isToDo && context.query.get("check") === "open";
  return {
    seo,
    step,
    steps: shownSteps(step, dates),
    isBlocked: account.is_kyc_block_enabled && !account.is_verified,
    action,
    from: fromOf(context),
    check: isOpen ? await openCheck(context, action) : null,
    attempt: randomUUID(),
  };
}

export function fromOf({ locales, query }: PageContext): InternalPath | undefined {
  return internalPath(query.get("from"), locales) ?? undefined;
}
