import {
  authorizationDialog,
  registrationDialog,
  restoreDialog,
  socialRegistrationDialog,
  twofaDialog,
} from "~/features/auth/auth.dialog";
import { credentialsDialog } from "~/features/auth/credentials/credentials.dialog";
import { interactivityDialog } from "~/features/auth/sign-out/interactivity.dialog";
import {
  bettingBonusActivatedDialog,
  bonusActivateDialog,
  bonusRemoveDialog,
  burnBonusesDialog,
} from "~/features/bonuses/bonus.dialog";
import { cashbackRemoveDialog, unseenCashbackDialog } from "~/features/cashback/cashback.dialog";
import { cancelWithdrawalDialog } from "~/features/cashier/withdraw/cancel/cancel-withdrawal.dialog";
import { confirmEmailDialog, newcomerEmailDialog } from "~/features/contact-links/confirm-email.dialog";
import { demoModeDialog } from "~/features/games/demo.dialog";
import { sessionSummaryDialog } from "~/features/games/play/session-summary/session-summary.dialog";
import { hallProvidersDialog } from "~/features/games/providers/providers.dialog";
import { gamesSearchDialog } from "~/features/games/search/search.dialog";
import { languageDialog } from "~/features/language/language.dialog";
import {
  loyaltyCharacterConfirmDialog,
  loyaltyCharacterDialog,
} from "~/features/loyalty/characters/characters.dialog";
import { loyaltyNoticesDialog } from "~/features/loyalty/notices/notices.dialog";
import { loyaltyQuestDialog } from "~/features/loyalty/quests/quest.dialog";
import {
  loyaltyBoughtDialog,
  loyaltyBuyDialog,
  loyaltyInsufficientDialog,
} from "~/features/loyalty/shop/shop.dialog";
import { fillProfileDialog } from "~/features/profile/personal/fill-profile.dialog";
import { campaignDialog } from "~/features/promotions/popups/campaign.dialog";
import { offerTakenDialog, promoActivatedDialog } from "~/features/promotions/rewards.dialog";
import { selfExclusionDialog } from "~/features/responsible-game/exclusion/self-exclusion.dialog";
import { limitLiftDialog, limitRaiseDialog } from "~/features/responsible-game/limit/limit.dialog";
import { realityCheckDialog } from "~/features/responsible-game/reality-check/reality-check.dialog";
import { verificationDialog } from "~/features/verification/verification.dialog";
import { marketNoticeDialog } from "~/market/notices/market-notice.dialog";
import { menuDialog } from "~/shell/fragments/menu.dialog";
import type { DialogDeclaration } from "./declaration";

/** The dialogs of docs/product.md#2.3, declared by their features. */
const dialogs = [
  menuDialog,
  languageDialog,
  interactivityDialog,
  authorizationDialog,
  restoreDialog,
  twofaDialog,
  registrationDialog,
  socialRegistrationDialog,
  credentialsDialog,
  verificationDialog,
  confirmEmailDialog,
  newcomerEmailDialog,
  fillProfileDialog,
  demoModeDialog,
  sessionSummaryDialog,
  gamesSearchDialog,
  hallProvidersDialog,
  campaignDialog,
  promoActivatedDialog,
  offerTakenDialog,
  unseenCashbackDialog,
  loyaltyQuestDialog,
  loyaltyBuyDialog,
  loyaltyBoughtDialog,
  loyaltyInsufficientDialog,
  loyaltyCharacterDialog,
  loyaltyNoticesDialog,
  loyaltyCharacterConfirmDialog,
  burnBonusesDialog,
  cancelWithdrawalDialog,
  bonusActivateDialog,
  bonusRemoveDialog,
  cashbackRemoveDialog,
  bettingBonusActivatedDialog,
  limitRaiseDialog,
  limitLiftDialog,
  realityCheckDialog,
  marketNoticeDialog,
  selfExclusionDialog,
] as const;

type Declared = (typeof dialogs)[number];
export type DialogName = Declared["name"];

/** Every dialog by its name. */
export const registry = Object.fromEntries(dialogs.map((declared) => [declared.name, declared])) as {
  [One in Declared as One["name"]]: One;
};

/** The data of a dialog's body. */
export type DialogData<Name extends DialogName> = Name extends DialogName
  ? (typeof registry)[Name] extends DialogDeclaration<infer Data>
    ? Data
    : never
  : never;

/** A dialog with untyped data: its renderer passes on what was loaded for its name. */
export function declarationOf(name: DialogName): DialogDeclaration<DialogData<DialogName>> {
  return registry[name] as DialogDeclaration<DialogData<DialogName>>;
}

/** The message bundles that a dialog needs. */
export function bundlesOf({ bundles = [] }: Pick<DialogDeclaration, "bundles">): readonly string[] {
  return ["dialogs", ...bundles];
}

const namesOf = (isConfirm: boolean): Readonly<Record<string, DialogName>> =>
  Object.fromEntries(
    dialogs.flatMap(({ name, query, variant }) =>
      query !== undefined && (variant.kind === "confirm") === isConfirm ? [[query, name]] : [],
    ),
  );

/** Values of `?confirm=` and of `?dialog=`, which opens all that are no confirms, with the names of their dialogs. */
export const dialogQueryNames = { dialog: namesOf(false), confirm: namesOf(true) };
