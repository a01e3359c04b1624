import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { storeAnswered } from "~/dialogs/attention/shown-offers.server";
import type { Cashback } from "~/platform/entities/bonuses";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { ownCookies } from "~/session/cookies/cookies";
import { dedupeSubmission } from "~/session/idempotency/dedupe-submission.server";
import { endLoginPrompt, isLoginPromptDue } from "~/session/login-prompts.server";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";
import { settleSection } from "~/shell/sections/page-section";
import { promptPart } from "~/upstream/optional-part.server";
import { readLatestCashback } from "./cashback-dialog.server";

/**
 * Whether the cashback popup opens after sign-in (docs/product.md#4, docs/contract.md#o5). It stays due until it is
 * closed or there is nothing to show; where the platform cannot be read, the next page tries again.
 */
export async function isCashbackUnseen(context: AppContext): Promise<boolean> {
  // The cashback page shows the same content.
  if (!isLoginPromptDue(context.cookies, "cashback") || context.path === paths.cashback()) return false;
  const late = { recent: true, outlives: true };
  const read = Promise.all([readLatestCashback(context), readPlayerStorage(context, ["seenCashback"], late)]);
  const known = await promptPart(context, settleSection(context, read), { ok: false });
  if (!known.ok) return false;
  const [cashback, { seenCashback }] = known.value;
  const isUnseen = cashback !== undefined && cashback.id !== seenCashback && isAnnounced(context, cashback);
  if (!isUnseen || cashback.status === "paid_out") endLoginPrompt(context.cookies, "cashback");
  return isUnseen;
}

/**
 * Automatically paid cashback is announced once per browser session; cashback to claim, until the popup is closed.
 */
function isAnnounced({ cookies }: AppContext, { id, status, receiving_expired_at: end }: Cashback): boolean {
  if (status === "active") return true;
  if (status !== "paid_out" || end !== undefined || cookies.get(ownCookies.seenCashback) === id) return false;
  cookies.set(ownCookies.seenCashback, id);
  return true;
}

const SeenSchema = z.object({ id: z.string().min(1).max(64), to: z.string().catch("") });
const WrittenSchema = z.object({ isWritten: z.boolean() });

/**
 * Stores the closed popup's cashback as seen. A failed write does not block the player: the popup shows again another
 * time.
 */
export async function closeUnseenCashback(context: AppContext, form: FormData): Promise<Response> {
  const seen = SeenSchema.safeParse(Object.fromEntries(form)).data;
  endLoginPrompt(context.cookies, "cashback");
  await storeAnswered(context, ["unseenCashback"]);
  if (seen) {
    const session = context.cookies.upstreamHeader() ?? "";
    await dedupeSubmission(
      context,
      {
        name: ["cashback seen", session, seen.id],
        result: WrittenSchema,
        isFinal: ({ isWritten }) => isWritten,
      },
      async () => {
        const written = await settleSection(context, writePlayerStorage(context, "seenCashback", seen.id));
        return { isWritten: written.ok && written.value.ok };
      },
    );
  }
  return redirectWithin(context, internalPath(seen?.to, context.locales) ?? paths.cashback());
}
