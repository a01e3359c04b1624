import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { formatMoney } from "~/ui/format/format-values";
import { fieldIssue, genericIssue, issueOf, readIssue } from "./issue";
import { serverIssue, serverIssues } from "./server-issues.server";
import { translateIssue } from "./translate-issue";

const { t } = createTranslator("en-US", catalogue);
const money = (value: { amount: string; currency: string }) => formatMoney("en-US", value);
const text = (issue: string, dictionary?: Record<string, string>) =>
  translateIssue(t, issue, { money, dictionary: dictionary ?? {}, isPlain: !dictionary });

describe("an issue's text", () => {
  it.each([
    [fieldIssue("requiredField"), "This field is required"],
    [
      fieldIssue("sumError", {
        min: { amount: "10.00", currency: "EUR" },
        max: { amount: "5000.00", currency: "EUR" },
      }),
      "Enter an amount between €10.00 and €5,000.00",
    ],
    [
      fieldIssue("notWalidPassword", { symbols: ["é", " ", "я"] }),
      "These characters are not allowed: é space я",
    ],
    [genericIssue("minLength", { min: 3 }), "This field should be at least 3 characters long"],
    [genericIssue("required"), "Value is required"],
    [genericIssue("email"), "Value is not a valid email address"],
    [genericIssue("maxLength", { max: 9 }), "The maximum length allowed is 9"],
    [genericIssue("sameAs"), "The value must be equal to the other value"],
    [genericIssue("iban"), "Wrong iban"],
    [genericIssue("minValue", { min: 5 }), "Min value is 5"],
    ["Invalid input: expected string, received undefined", "Please check this field"],
    ["common.fieldsValidatorErrors.sumError|{broken", "Please check this field"],
    ["", "Please check this field"],
  ])("%s", (issue, expected) => {
    expect(text(issue)).toBe(expected);
  });

  it.each([
    [genericIssue("required"), "Field is required"],
    [genericIssue("email"), "Wrong email address"],
    [genericIssue("minLength", { min: 3 }), "Min length is 3"],
    [genericIssue("maxLength", { max: 9 }), "Max length is 9"],
    [genericIssue("phone"), "Wrong phone number"],
    [genericIssue("fakename"), "Wrong fake name"],
    [genericIssue("password"), "Wrong password"],
    [genericIssue("name"), "Wrong symbols in name"],
    [genericIssue("address"), "Wrong address"],
    [genericIssue("iban"), "Wrong iban"],
    [genericIssue("minValue", { min: 3 }), "Min value is 3"],
    [genericIssue("maxValue", { max: 9 }), "Max value is 9"],
    [genericIssue("date"), "Wrong date"],
    [genericIssue("sameAs"), "Values do not match"],
    [genericIssue("regex"), "Wrong format"],
    [genericIssue("cardNumber"), "Wrong card number"],
  ])("%s, by the default dictionary", (issue, expected) => {
    expect(text(issue, {})).toBe(expected);
  });

  it("is the operator's where there is one", () => {
    const dictionary = { minLength: "At least $$min$$, please: $$min$$ or more$$other$$", email: "" };
    expect(text(genericIssue("minLength", { min: 3 }), dictionary)).toBe("At least 3, please: 3 or more");
    expect(text(genericIssue("email"), dictionary)).toBe("Wrong email address");
    expect(text(fieldIssue("requiredField"), { requiredField: "" })).toBe("This field is required");
  });

  it("is found for the platform's codes", () => {
    expect(text(serverIssue("UNIQUE"))).toBe("This is already in use");
    expect(text(serverIssue("EXPIRED"))).toBe("This code has expired");
    expect(text(serverIssue("SOMETHING_NEW"))).toBe("Please check this field");
    expect(text(serverIssue("__proto__"))).toBe("Please check this field");
    expect(serverIssues({ email: "UNIQUE" })).toEqual({ email: ["common.validationErrors.UNIQUE"] });
  });
});

describe("an issue as a string", () => {
  it("carries any values and gives them back", () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()));
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (values) => {
        const issue = issueOf("common.fieldsValidatorErrors.sumError", values);
        expect(readIssue(issue)).toEqual({ key: "common.fieldsValidatorErrors.sumError", values });
      }),
    );
  });

  it("is read without a throw, whatever it is", () => {
    fc.assert(fc.property(fc.string(), (anything) => typeof text(anything.replaceAll(".", "")) === "string"));
  });
});

describe("the operator's own words", () => {
  it.each([
    [fieldIssue("requiredField"), { required: "Needed" }, "Needed"],
    [fieldIssue("requiredField"), { requiredField: "Needed here" }, "Needed here"],
    [fieldIssue("shortPassword"), { password: "Longer, please" }, "Longer, please"],
    [fieldIssue("wrongEmailAddress"), { email: "No e-mail" }, "No e-mail"],
    [genericIssue("minLength", { min: 3 }), { minLength: "At least {min}" }, "At least 3"],
    [genericIssue("minLength", { min: 3 }), { minLength: "At least $$min$$" }, "At least 3"],
  ] as const)("%s with %j is %s", (issue, dictionary, expected) => {
    expect(text(issue, dictionary)).toBe(expected);
  });
});
