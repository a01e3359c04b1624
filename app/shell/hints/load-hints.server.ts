import type { AppContext } from "~/context/app-context";
import { openOffers, spendOffer, staysInDocument } from "~/dialogs/attention/offers.server";
import { isQuietWeek } from "~/dialogs/attention/quiet-week.server";
import { contactName } from "~/forms/validation/contact-name";
import type { Profile } from "~/platform/entities/account";
import type { AccountInfo } from "~/platform/entities/session";
import { PlatformRefusal } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { hasLoginPrompts } from "~/session/login-prompts.server";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";
import { UpstreamFailure } from "~/upstream/errors";
import { promptPart } from "~/upstream/optional-part.server";
import { hiddenHints } from "./hidden-hints.server";
import { type Hint, type HintName, type Hints, offerOfHint } from "./hints";
import { isExcepted } from "./page-exceptions";

/** On these pages the visitor is confirming a contact already. */
const confirming = [paths.confirmation(), paths.confirmationSuccess()];

/** A hint that comes too late for a page is shown on the next one. */
const forNextPage = { recent: true, outlives: true };

/** Target of each hint, which is not shown on that page. */
const targets = { registration: paths.deposit(), confirm: paths.profileSettings() };

/**
 * Hints for a new player (docs/product.md#4), one a session. The platform is only called while a hint's period runs and it was not
 * hidden. Undefined when there is none, or the player is unknown.
 */
export async function loadHints(context: AppContext): Promise<Hints | undefined> {
  // What waits for a player who has just signed in comes first.
  if (context.isShared || hasLoginPrompts(context.cookies)) return undefined;
  const player = await context.player().catch(() => undefined);
  if (player?.kind !== "player") return undefined;
  const { account } = player;
  const [{ product }, { confirmHint }, open] = await Promise.all([
    context.content.config(),
    context.content.commonData(),
    openOffers(context),
  ]);
  const hidden = hiddenHints(context, account.uid);
  const runs = (name: HintName, milliseconds: number) =>
    !hidden.includes(name) &&
    (open.includes(offerOfHint[name]) || staysInDocument(context, offerOfHint[name])) &&
    context.path !== targets[name] &&
    isWithin(account.reg_time, milliseconds);
  const wantsConfirm = confirmHint.showConfirmContactsHint && runs("confirm", product.hints.confirmHintMs);
  const pageExceptions = [...confirmHint.pageExceptions.urls, ...confirming];
  const isExcluded = wantsConfirm && isExcepted(pageExceptions, context.path);
  const { t } = context;
  const found = await Promise.all([
    wantsConfirm && !isExcluded && unlessUnknown(context, readConfirm()),
    account.is_registration_completed &&
      runs("registration", product.hints.registrationHintMs) &&
      unlessUnknown(context, readRegistration()),
  ]);
  const first = found.find((hint) => typeof hint === "object");
  const shown = first && !(await isQuietWeek(context)) ? first : undefined;
  if (!shown && !isExcluded) return undefined;
  if (shown) await spendOffer(context, offerOfHint[shown.name]);
  const words = { label: t("hints.label"), hide: t("hints.hide") };
  return { words, shown, pageExceptions, isExcluded };

  async function readRegistration() {
    const first = { type: "deposit", offset: 0, count: 1 } as const;
    const deposits = await context.platform.call("cashier.gethistory", first, forNextPage);
    if (deposits.total > 0) return false;
    return hint("registration", t("hints.registration.text"));
  }

  async function readConfirm() {
    const fields = { fields: ["contacts" as const] };
    const { contacts } = await context.platform.call("account.getprofileinfo", fields, forNextPage);
    const contact = loginContact(account, contacts);
    if (!contact || contact.is_confirmed) return false;
    if ((await readPlayerStorage(context, ["confirmSent"], forNextPage)).confirmSent) return false;
    // Bidi isolation: the contact reads the same in right-to-left text.
    return hint(
      "confirm",
      t("hints.confirm.text", { contact: `\u2068${contactName(contact.contact)}\u2069` }),
    );
  }

  function hint(name: HintName, text: string): Hint {
    return { name, title: t(`hints.${name}.title`), text, path: targets[name] };
  }
}

/** Suppresses the contact's hint after a code was sent to the login's contact (docs/product.md#4). */
export async function suppressConfirmHint(context: AppContext, contact: string): Promise<void> {
  const player = await context.player();
  if (player.kind !== "player" || !isLogin(player.account, contact)) return;
  const written = await unlessUnknown(context, writePlayerStorage(context, "confirmSent", "1"));
  if (written && !written.ok)
    context.log.warn({ code: written.refusal.code }, "a reminder could not be put away");
}

function isWithin(begun: AccountInfo["reg_time"], milliseconds: number): boolean {
  return begun !== undefined && Date.now() < Date.parse(begun) + milliseconds;
}

/** A hint whose read fails or times out is skipped: it never delays or fails the page. */
function unlessUnknown<T>({ log, runsScript }: AppContext, read: Promise<T>): Promise<T | false> {
  const result = read.catch<false>((error: unknown) => {
    if (!(error instanceof UpstreamFailure || error instanceof PlatformRefusal)) throw error;
    log.warn({ method: error.method }, "a hint got no answer");
    return false;
  });
  return promptPart<T | false>({ runsScript, isPartial: false }, result, false);
}

/** The contact that equals the player's login (docs/contract.md#d106), ignoring case and a leading plus. */
function loginContact({ login }: Pick<AccountInfo, "login">, contacts: Profile["contacts"]) {
  return [contacts?.email, contacts?.phone].find((one) => one && isLogin({ login }, one.contact));
}

function isLogin({ login }: Pick<AccountInfo, "login">, contact: string): boolean {
  return login !== undefined && bare(login) === bare(contact);
}

const bare = (text: string) => text.trim().replace(/^\+/, "").toLowerCase();
