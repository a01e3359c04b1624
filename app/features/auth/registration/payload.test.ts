import { describe, expect, it } from "vitest";
import { wirePairs } from "~/platform/call/wire-pairs";
import { methods } from "~/platform/methods/registry";
import type { Registration } from "./model/registration-schema";
import { completionPayload, registrationPayload } from "./payload";

/** What travels. */
const sent = (values: Registration) =>
  Object.fromEntries(wirePairs(methods["auth.register"].params.parse(registrationPayload(values))));
const saved = (values: Registration) =>
  Object.fromEntries(wirePairs(methods["account.saveProfileInfo"].params.parse(completionPayload(values))));

describe("the registration payload (docs/product.md#7.1)", () => {
  it.each<[string, Registration, object]>([
    [
      "login stays",
      { login: "ana", email: "a@b.cd", mobile: "34" },
      { login: "ana", email: "a@b.cd", phone: "34" },
    ],
    [
      "login falls back to the e-mail",
      { email: "a@b.cd", mobile: "34" },
      { login: "a@b.cd", email: "a@b.cd", phone: "34" },
    ],
    ["then to the mobile", { mobile: "34" }, { login: "34", phone: "34" }],
    ["an empty login falls back, too", { login: "", email: "a@b.cd" }, { login: "a@b.cd", email: "a@b.cd" }],
    ["nothing to fall back to", { first_name: "Ana" }, { first_name: "Ana" }],
    ["notify, ticked", { notify: true }, { notify: "1" }],
    ["notify, not ticked", { notify: false }, { notify: "0" }],
    ["betting", { is_betting: true }, { is_betting: "1" }],
    ["casino", { is_betting: false }, { is_betting: "0" }],
    ["terms", { terms: true }, { terms: "1" }],
    ["empty and missing values", { first_name: "", last_name: undefined, address: "x" }, { address: "x" }],
    ["region, set", { region: "ES-CT" }, { region: "ES-CT" }],
    ["region, not set", { region: "" }, {}],
    [
      "a phone's country",
      { mobile: "34", phone_country_code: "ES" },
      { login: "34", phone: "34", phone_country_code: "ES" },
    ],
    ["a country without its phone", { phone_country_code: "ES" }, {}],
    ["a promo code that counts", { hasPromocode: true, promo_code: "X" }, { promo_code: "X" }],
    ["a promo code that does not", { hasPromocode: false, promo_code: "X" }, {}],
    ["a field of the platform's own", { favourite_team: "a" }, { favourite_team: "a" }],
  ])("%s", (_what, values, expected) => {
    expect(sent(values)).toEqual(expected);
  });
});

describe("the payload of a completion (docs/contract.md#d33)", () => {
  it.each<[string, Registration, object]>([
    ["the country is its code", { country: "BR" }, { country_code: "BR" }],
    [
      "the phone keeps its name",
      { mobile: "55", phone_country_code: "BR" },
      { mobile: "55", phone_country_code: "BR" },
    ],
    ["no login is made up", { email: "a@b.cd" }, { email: "a@b.cd" }],
    ["nothing empty", { first_name: "", currency: "EUR" }, { currency: "EUR" }],
  ])("%s", (_what, values, expected) => {
    expect(saved(values)).toEqual(expected);
  });
});
