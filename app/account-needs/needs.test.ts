import { describe, expect, it } from "vitest";
import { needOf, needs } from "./needs";

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
    expect(needOf({ type })).toBe(need);
  });

  it("is done over the page one is on, query and all", () => {
    expect(needs.profile.path("/offers?page=2")).toBe("/offers?page=2&confirm=profile");
    expect(needs.contact.path("/offers")).toBe("/offers?confirm=email");
    expect(needs.profile.path("/profile/settings?from=%2F")).toBe("/profile/settings?from=%2F#personal");
    expect(needs.contact.path("/profile/settings")).toBe("/profile/settings#contacts");
    expect(needs.verification.path("/offers?dialog=cashback")).toBe("/offers?dialog=verification");
    expect(needs.verification.path("/offers", "act-9f3")).toBe("/offers?dialog=verification&id=act-9f3");
  });
});
