import type { Feature } from "~/content/config/features";
import { type AccountRequirement, requirements } from "~/forms/account-requirements/requirements";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { ServerErrorType } from "~/platform/errors";
import { paths } from "~/routing/paths";
import type { IconName } from "~/ui/icons/icon-names";

/** The error that a game reported when it did not start or could not continue. */
export interface Refusal {
  type: string;
  code: string;
}

interface RefusalAction {
  label: MessageKey;
  feature?: Feature;
  /** `here`: the path of the game's page. */
  path: (here: string) => string;
}

interface RefusalFace {
  icon: IconName;
  title?: MessageKey;
  text: MessageKey;
  /** The first is the primary button. */
  actions: readonly RefusalAction[];
}

const again: RefusalAction = { label: "play.action.again", path: (here) => here };
const hall: RefusalAction = { label: "play.action.hall", path: () => paths.allGames() };
const support: RefusalAction = { label: "play.action.support", path: paths.support };
const signIn: RefusalAction = {
  label: "play.action.signIn",
  path: (here) => paths.signIn({ redirectUrl: here }),
};

/** A refusal that the player can resolve: links to the required step, and to try again. */
function demanded(need: AccountRequirement, text: MessageKey): RefusalFace {
  const { icon, ...way } = requirements[need];
  return { icon, text, actions: way.feature ? [way, support, again] : [way, again] };
}

const providerDown: RefusalFace = { icon: "wrench", text: "play.refusal.provider", actions: [again, hall] };

/** The refusals of a launch (docs/contract.md#2 and #3.7) with the actions offered to the player. */
const faces: Readonly<Partial<Record<ServerErrorType, RefusalFace>>> = {
  AuthorizationException: {
    icon: "sign-in",
    title: "play.refusal.signedOut",
    text: "errors.AuthorizationException",
    actions: [signIn],
  },
  AccessDeniedException: { icon: "lock", text: "errors.AccessDeniedException", actions: [hall, support] },
  UserDeletedException: { icon: "ban", text: "errors.UserDeletedException", actions: [support] },
  UserBannedException: { icon: "ban", text: "errors.UserBannedException", actions: [support] },
  UserNeedDepositException: demanded("deposit", "errors.UserNeedDepositException"),
  UserNeedProfileDataException: demanded("profile", "errors.UserNeedProfileDataException"),
  UserNeedConfirmContactException: demanded("contact", "errors.UserNeedConfirmContactException"),
  VerificationRequiredException: demanded("verification", "errors.VerificationRequiredException"),
  KycUserProfileException: demanded("profile", "errors.KycUserProfileException"),
  KycWithdrawalException: demanded("verification", "errors.KycWithdrawalException"),
  TooManyRequestsException: { icon: "clock", text: "errors.TooManyRequestsException", actions: [again] },
  /** The game does not exist, or no longer. */
  InvalidParameterException: { icon: "search", text: "play.refusal.noGame", actions: [hall] },
  UnknownErrorException: providerDown,
  InternalServerErrorException: providerDown,
  ApplicationDisabledException: providerDown,
  ApplicationUnavailableException: providerDown,
  BillingServiceErrorException: providerDown,
  BillingUnavailableException: providerDown,
};

const byCode: Readonly<Record<string, RefusalFace>> = {
  /** No demo of this game (docs/contract.md#3.7). */
  WRONG_STATE: { icon: "games", text: "play.refusal.wrongState", actions: [hall] },
  /** Another game is open, and the market allows one at a time: the page says which. */
  OTHER_GAME: { icon: "games", text: "play.refusal.otherGame", actions: [again, hall] },
  /** Something else comes first by the rules of the market: the page, loaded anew, says what. */
  HELD: { icon: "clock", text: "play.refusal.held", actions: [again, hall] },
  INSUFFICIENT_FUNDS: demanded("deposit", "errors.codes.INSUFFICIENT_FUNDS"),
};

const anyOther: RefusalFace = { icon: "warning", text: "errors.somethingWrong", actions: [again, hall] };

/** How to present a refusal: looked up by its type, else by its code. */
export function refusalFace({ type, code }: Refusal): RefusalFace {
  const known: Readonly<Record<string, RefusalFace>> = faces;
  if (Object.hasOwn(known, type)) return known[type] ?? anyOther;
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? anyOther) : anyOther;
}
