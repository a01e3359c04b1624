import { describe, expect, it } from "vitest";
import { CmsConfigSchema } from "~/content/config/cms-config";
import { featuresOf } from "~/content/config/features";
import type { ServerErrorType } from "~/platform/errors";
import { recoveryLinkOf } from "./recovery-link";

const features = featuresOf(
  CmsConfigSchema.parse({ product: { features: { identityVerificationProvider: "idcheck" } } }),
);

const wayOf = (type: ServerErrorType, here: string, errorData = {}) =>
  recoveryLinkOf({ type, errorData }, here, features)?.path;

describe("the way out of a refused page", () => {
  it.each([
    ["UserNeedDepositException", "/cashier/deposit?from=%2Foffers%2F31%3Fa%3D1"],
    ["UserNeedProfileDataException", "/profile/settings?from=%2Foffers%2F31%3Fa%3D1&toastType=need_profile"],
    ["KycUserProfileException", "/profile/settings?from=%2Foffers%2F31%3Fa%3D1&toastType=need_profile"],
    [
      "UserNeedConfirmContactException",
      "/profile/settings?from=%2Foffers%2F31%3Fa%3D1&toastType=need_contact",
    ],
    ["KycWithdrawalException", "/profile/verification?from=%2Foffers%2F31%3Fa%3D1"],
    ["VerificationRequiredException", "/profile/verification?from=%2Foffers%2F31%3Fa%3D1"],
    ["RequisitesOnVerificationException", "/profile/verification?from=%2Foffers%2F31%3Fa%3D1"],
    ["RequisitesFraudulentException", "/support"],
    ["InternalServerErrorException", undefined],
  ] as const)("%s: %s", (type, path) => {
    expect(wayOf(type, "/offers/31?a=1")).toBe(path);
  });

  it("names the check that the provider wants, and nothing that is no word", () => {
    const type = "RequisitesValidationRequiredException";
    expect(wayOf(type, "/x", { externalActionId: "act-9f3" })).toContain("action=act-9f3");
    expect(wayOf(type, "/x", { externalActionId: "lvl:2/ab.c=" })).toContain("action=lvl%3A2%2Fab.c%3D");
    for (const externalActionId of ["a b", "<b>", 7, null])
      expect(wayOf(type, "/x", { externalActionId })).toBe("/profile/verification?from=%2Fx");
  });

  it.each([
    ["UserNeedDepositException", "/cashier/deposit"],
    ["UserNeedProfileDataException", "/profile/settings?a=1"],
    ["VerificationRequiredException", "/profile/verification"],
  ] as const)("%s never leads from %s in a circle", (type, here) => {
    expect(wayOf(type, here)).toBe("/support");
  });
});

it("is the support where the operator verifies nobody", () => {
  const none = { ...features, identityVerification: false };
  expect(recoveryLinkOf({ type: "KycWithdrawalException", errorData: {} }, "/offers", none)?.path).toBe(
    "/support",
  );
});
