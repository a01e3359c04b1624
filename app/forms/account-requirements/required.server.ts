import type { AppContext } from "~/context/app-context";
import type { PlatformRefusal } from "~/platform/errors";
import { readOutcome, recordOutcome } from "~/session/recorded-outcomes.server";
import { type AccountRequirement, requestedCheck, requirementOf } from "./requirements";

const outcomeOf = (need: AccountRequirement) => `need_${need}`;

/**
 * Records for half an hour that the platform required something of this player: the dialog about it may then say so,
 * whatever the account itself shows.
 */
export async function recordRequirement(context: AppContext, refusal: PlatformRefusal): Promise<void> {
  const need = requirementOf(refusal);
  if (need) await recordOutcome(context, { name: outcomeOf(need), id: requestedCheck(refusal) });
}

/** Whether the platform required it of this player; for a verification, this very check of the provider's. */
export async function wasRequired(
  context: AppContext,
  need: AccountRequirement,
  check = "",
): Promise<boolean> {
  return (await readOutcome(context, outcomeOf(need), check)) !== null;
}
