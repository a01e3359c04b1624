import type { AppContext } from "~/context/app-context";
import { paths } from "~/routing/paths";
import { endLoginPrompt, isLoginPromptDue } from "~/session/login-prompts.server";
import { readPlayerStorage } from "~/session/preferences/player-storage.server";
import { settleSection } from "~/shell/sections/page-section";
import { promptPart } from "~/upstream/optional-part.server";

/** Pages that confirm contacts themselves, so they need no dialog. */
const confirming: readonly string[] = [
  paths.profileSettings(),
  paths.confirmation(),
  paths.confirmationSuccess(),
];

/**
 * Whether a new player is asked to confirm their e-mail (docs/product.md#4): until they answer, unless there is no
 * e-mail, it is confirmed, or a code has been sent to it.
 */
export async function isEmailToConfirm(context: AppContext): Promise<boolean> {
  if (!isLoginPromptDue(context.cookies, "email") || confirming.includes(context.path)) return false;
  const late = { recent: true, outlives: true };
  const read = Promise.all([
    context.platform.call("account.getprofileinfo", { fields: ["contacts"] }, late),
    readPlayerStorage(context, ["confirmSent"], late),
  ]);
  const known = await promptPart(context, settleSection(context, read), { ok: false });
  if (!known.ok) return false;
  const [{ contacts }, { confirmSent }] = known.value;
  const isOpen = contacts?.email !== undefined && !contacts.email.is_confirmed && !confirmSent;
  if (!isOpen) endLoginPrompt(context.cookies, "email");
  return isOpen;
}
