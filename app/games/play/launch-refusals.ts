import { withDialog } from "~/dialogs/dialog-query";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import type { ServerErrorType } from "~/platform/errors";
import type { IconName } from "~/ui/icon-names";

/** What a game said when it did not start, or could not go on. */
export interface Refusal {
  type: string;
  code: string;
}

interface RefusalAction {
  label: MessageKey;
  /** `here`: the path of the game's page. */
  path: (here: string) => string;
}

interface RefusalFace {
  icon: IconName;
  title?: MessageKey;
  text: MessageKey;
  action: RefusalAction;
}

const again: RefusalAction = { label: "play.action.again", path: (here) => here };
const hall: RefusalAction = { label: "play.action.hall", path: () => paths.gameHall() };
const support: RefusalAction = { label: "play.action.support", path: paths.support };
const deposit: RefusalAction = { label: "play.action.deposit", path: paths.deposit };
const signIn: RefusalAction = {
  label: "play.action.signIn",
  path: (here) => paths.signIn({ redirectUrl: here }),
};
const verification: RefusalAction = {
  label: "play.action.verification",
  path: (here) => under({ dialog: "verification" }, here),
};
const profile: RefusalAction = {
  label: "play.action.profile",
  path: (here) => under({ confirm: "profile" }, here),
};
const contact: RefusalAction = {
  label: "play.action.contact",
  path: (here) => under({ confirm: "email" }, here),
};

/** The game's page with a dialog over it, which leads on and back (specification 2.3, contract D93). */
function under(dialog: Readonly<Record<string, string>>, here: string): string {
  const [path = "", search = ""] = here.split("?");
  return path + withDialog(search, dialog);
}

/** The refusals of a launch (contract 2 and 3.7), and what the player can do about each. */
const faces = {
  AuthorizationException: {
    icon: "sign-in",
    title: "play.refusal.signedOut",
    text: "errors.AuthorizationException",
    action: signIn,
  },
  AccessDeniedException: { icon: "lock", text: "errors.AccessDeniedException", action: support },
  UserDeletedException: { icon: "ban", text: "errors.UserDeletedException", action: support },
  UserBannedException: { icon: "ban", text: "errors.UserBannedException", action: support },
  UserNeedDepositException: { icon: "wallet", text: "errors.UserNeedDepositException", action: deposit },
  UserNeedProfileDataException: {
    icon: "user",
    text: "errors.UserNeedProfileDataException",
    action: profile,
  },
  UserNeedConfirmContactException: {
    icon: "user",
    text: "errors.UserNeedConfirmContactException",
    action: contact,
  },
  VerificationRequiredException: {
    icon: "shield",
    text: "errors.VerificationRequiredException",
    action: verification,
  },
  KycUserProfileException: { icon: "shield", text: "errors.KycUserProfileException", action: profile },
  TooManyRequestsException: { icon: "clock", text: "errors.TooManyRequestsException", action: again },
  /** The launch of a game that does not exist, or no longer. */
  InvalidParameterException: { icon: "search", text: "play.refusal.noGame", action: hall },
} as const satisfies Partial<Record<ServerErrorType, RefusalFace>>;

const byCode: Readonly<Record<string, RefusalFace>> = {
  /** No demo of this game (contract 3.7). */
  WRONG_STATE: { icon: "games", text: "play.refusal.wrongState", action: hall },
  INSUFFICIENT_FUNDS: { icon: "wallet", text: "errors.codes.INSUFFICIENT_FUNDS", action: deposit },
};

const anyOther: RefusalFace = { icon: "warning", text: "errors.somethingWrong", action: again };

export function refusalFace({ type, code }: Refusal): RefusalFace {
  const known: Readonly<Record<string, RefusalFace>> = faces;
  if (Object.hasOwn(known, type)) return known[type] ?? anyOther;
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? anyOther) : anyOther;
}
