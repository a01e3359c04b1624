import { describe, expect, it } from "vitest";
import { catalogue } from "~/i18n/messages/catalogue";
import { refusalFace } from "./launch-refusals";

const here = "/game/sand-dunes?mode=play";

describe("a launch that was refused", () => {
  it.each([
    [
      "AuthorizationException",
      "NOT_AUTHORIZED",
      "/forms/sign_in?redirectUrl=%2Fgame%2Fsand-dunes%3Fmode%3Dplay",
    ],
    ["UserBannedException", "BANNED", "/support"],
    ["UserNeedDepositException", "NEED_DEPOSIT", "/cashier/deposit"],
    ["UserNeedProfileDataException", "NEED_PROFILE", "/game/sand-dunes?mode=play&confirm=profile"],
    ["UserNeedConfirmContactException", "NEED_CONTACT", "/game/sand-dunes?mode=play&confirm=email"],
    [
      "VerificationRequiredException",
      "VERIFICATION_REQUIRED",
      "/game/sand-dunes?mode=play&dialog=verification",
    ],
    ["InvalidParameterException", "INVALID_PARAMETERS", "/gamehall"],
    ["InvalidRequestException", "WRONG_STATE", "/gamehall"],
    ["InternalServerErrorException", "INTERNAL", here],
    ["SomethingNewException", "NEW", here],
    ["toString", "constructor", here],
    ["", "", here],
  ])("by %s %s leads to %s", (type, code, path) => {
    const { action, text } = refusalFace({ type, code });
    expect(action.path(here)).toBe(path);
    expect(catalogue).toHaveProperty([text]);
    expect(catalogue).toHaveProperty([action.label]);
  });
});
