import { describe, expect, it } from "vitest";
import { requirementOf, requirements } from "./requirements";

describe("what an account needs", () => {
  it.each([
    ["UserNeedDepositException", "deposit"],
    ["UserNeedProfileDataException", "profile"],
    ["KycUserProfileException", "profile"],
    ["UserNeedConfirmContactException", "contact"],
    ["VerificationRequiredException", "verification"],
    ["KycWithdrawalException", "verification"],
    ["RequisitesValidationRequiredException", "verification"],
    ["InvalidRequestException", undefined],
  ] as const)("%s asks for %s", (type, need) => {
    expect(requirementOf({ type })).toBe(need);
  });

  it("is done over the page one is on, query and all", () => {
    expect(requirements.profile.path("/offers?page=2")).toBe("/offers?page=2&confirm=profile");
    expect(requirements.contact.path("/offers")).toBe("/offers?confirm=email");
    expect(requirements.profile.path("/profile/settings?from=%2F")).toBe(
      "/profile/settings?from=%2F#personal",
    );
    expect(requirements.contact.path("/profile/settings")).toBe("/profile/settings#contacts");
    expect(requirements.verification.path("/offers?dialog=cashback")).toBe("/offers?dialog=verification");
    expect(requirements.verification.path("/offers", "act-9f3")).toBe(
      "/offers?dialog=verification&id=act-9f3",
    );
  });
});
