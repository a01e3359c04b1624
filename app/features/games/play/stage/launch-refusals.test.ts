import { describe, expect, it } from "vitest";
import { catalogue } from "~/i18n/messages/catalogue";
import { refusalFace } from "./launch-refusals";

const here = "/game/sand-dunes?mode=play";
const hall = "/gamehall?category=all";

describe("a launch that was refused", () => {
  it.each<[type: string, code: string, ...ways: string[]]>([
    [
      "AuthorizationException",
      "NOT_AUTHORIZED",
      "/forms/sign_in?redirectUrl=%2Fgame%2Fsand-dunes%3Fmode%3Dplay",
    ],
    ["UserBannedException", "BANNED", "/support"],
    ["AccessDeniedException", "GEO", hall, "/support"],
    [
      "UserNeedDepositException",
      "NEED_DEPOSIT",
      "/cashier/deposit?from=%2Fgame%2Fsand-dunes%3Fmode%3Dplay",
      here,
    ],
    ["UserNeedProfileDataException", "NEED_PROFILE", `${here}&confirm=profile`, here],
    ["UserNeedConfirmContactException", "NEED_CONTACT", `${here}&confirm=email`, here],
    [
      "VerificationRequiredException",
      "VERIFICATION_REQUIRED",
      `${here}&dialog=verification`,
      "/support",
      here,
    ],
    ["InvalidParameterException", "INVALID_PARAMETERS", hall],
    ["InvalidRequestException", "WRONG_STATE", hall],
    [
      "InvalidRequestException",
      "INSUFFICIENT_FUNDS",
      "/cashier/deposit?from=%2Fgame%2Fsand-dunes%3Fmode%3Dplay",
      here,
    ],
    ["BillingUnavailableException", "BILLING_DOWN", here, hall],
    ["UnknownErrorException", "BAD_RESPONSE", here, hall],
    ["SomethingNewException", "NEW", here, hall],
    ["toString", "constructor", here, hall],
    ["", "", here, hall],
  ])("by %s %s leads on and back", (type, code, ...ways) => {
    const { actions, text } = refusalFace({ type, code });
    expect(actions.map(({ path }) => path(here))).toEqual(ways);
    expect(catalogue).toHaveProperty([text]);
    for (const { label } of actions) expect(catalogue).toHaveProperty([label]);
  });
});
