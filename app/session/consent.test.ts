import { describe, expect, it } from "vitest";
import { chosenPurposes, consentValue, purposes, readConsent } from "./consent";

const allowed = (isRequired: boolean, value: string | undefined) =>
  purposes.filter((purpose) => readConsent(isRequired, value).allows(purpose));

describe("consent", () => {
  it.each([
    [undefined, true, ["necessary"]],
    ["1", false, ["necessary"]],
    ["1.analytics", false, ["necessary", "analytics"]],
    ["1.functional.analytics.marketing", false, [...purposes]],
  ])("of %s", (value, isOpen, expected) => {
    expect(readConsent(true, value).isOpen).toBe(isOpen);
    expect(allowed(true, value)).toEqual(expected);
  });

  it.each([
    "",
    "0",
    "2.analytics",
    "1.",
    "1.necessary",
    "1.everything",
    "1.analytics.functional",
    "1.analytics.analytics",
    " 1.analytics",
    "1.analytics\n",
    "1.Analytics",
    "1.__proto__",
    `1${".analytics".repeat(1000)}`,
    "all",
  ])("a value that we did not write is none: %j", (value) => {
    expect(chosenPurposes(value)).toBeNull();
    expect(readConsent(true, value).isOpen).toBe(true);
    expect(allowed(true, value)).toEqual(["necessary"]);
  });

  it.each([undefined, "1", "nonsense"])("where nobody is asked, everything is allowed (%s)", (value) => {
    expect(readConsent(false, value).isOpen).toBe(false);
    expect(allowed(false, value)).toEqual([...purposes]);
  });

  it("is written in one way, whatever the order of the choice", () => {
    expect(consentValue(["marketing", "functional"])).toBe("1.functional.marketing");
    expect(chosenPurposes(consentValue(["marketing", "functional"]))).toEqual(["functional", "marketing"]);
  });
});
