import { describe, expect, it } from "vitest";
import type { FieldDefinition } from "~/platform/entities/account";
import type { PaymentForm } from "./payment-form";
import { judgePayment, parsePayment } from "./payment-schema";

type Attributes = Partial<FieldDefinition["attributes"]>;

function field(sysname: string, type: FieldDefinition["type"] = "input", attributes: Attributes = {}) {
  return {
    sysname,
    type,
    label: sysname,
    attributes: { is_required: true, is_visible: true, ...attributes },
  };
}

function formOf(fields: PaymentForm["fields"], saved: PaymentForm["saved"] = []): PaymentForm {
  return {
    methodId: "1",
    sysname: "method",
    token: "t",
    min: { amount: "10", currency: "EUR" },
    max: { amount: "100", currency: "EUR" },
    decimals: 0,
    presets: [],
    fields,
    saved,
    values: {},
    preventEmoji: [],
  };
}

/** What server and browser make of it alike. */
function judge(form: PaymentForm, values: Record<string, string>) {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ amount: "20", ...values })) posted.set(name, value);
  const [parsed, seen] = [parsePayment(form, posted), judgePayment(form, posted)];
  const [value, inBrowser] = [parsed, seen].map((one) =>
    one.status === "success" ? one.value : one.reply().error,
  );
  expect(inBrowser).toEqual(value);
  return value;
}

describe("a requisite of type password", () => {
  const pins: [string, Attributes][] = [
    ["1234", {}],
    ["1", {}],
    ["пин-код", {}],
    ["a secret of more than twenty letters", {}],
    [" 12 ", {}],
    ["1234", { regex: "^\\d{4}$", options: { min_length: 4, max_length: 4 } }],
  ];
  it.each(pins)("is %j where its definition allows that", (pin, attributes) => {
    for (const one of [field("pin", "password", attributes), field("password", "input", attributes)]) {
      const requisites = { [one.sysname]: pin };
      expect(judge(formOf([one]), { [`requisites.${one.sysname}`]: pin })).toMatchObject({
        requisites: one.type === "password" ? requisites : { [one.sysname]: expect.any(String) },
      });
    }
  });

  it.each([
    ["123", { options: { min_length: 4 } }],
    ["12345", { options: { max_length: 4 } }],
    ["abcd", { regex: "^\\d{4}$" }],
    ["", {}],
  ] as [string, Attributes][])("is not %j where its definition does not", (pin, attributes) => {
    const value = judge(formOf([field("pin", "password", attributes)]), { "requisites.pin": pin });
    expect(value).toHaveProperty(["requisites.pin"]);
  });
});

it("a balance bounds the amounts of its own currency, and of no other", () => {
  const withBalance = (currency: string) => ({ ...formOf([]), available: { amount: "15", currency } });
  expect(judge(withBalance("EUR"), {})).toEqual({ amount: [expect.stringContaining("payment.available")] });
  expect(judge(withBalance("JPY"), {})).toEqual({ amount: "20", requisites: {} });
});

describe("a requisite that is called id", () => {
  const saved = [{ id: "sr_1", title: "41...11", status: "ready" as const }];
  const form = formOf([field("id"), field("name_of_bank")], saved);
  const typed = { "requisites.id": "DE-77", "requisites.name_of_bank": "Bank" };

  it("is typed beside saved details", () => {
    expect(judge(form, { saved: "", ...typed })).toEqual({
      amount: "20",
      requisites: { id: "DE-77", name_of_bank: "Bank" },
    });
  });

  it("is omitted where saved details are chosen, which have the same name on the wire", () => {
    expect(judge(form, { saved: "sr_1", ...typed })).toEqual({
      amount: "20",
      saved: "sr_1",
      requisites: { id: "sr_1" },
    });
    expect(judge(form, { saved: "sr_2" })).toHaveProperty(["saved"]);
  });

  it("is required like any other", () => {
    expect(judge(form, { "requisites.name_of_bank": "Bank" })).toHaveProperty(["requisites.id"]);
  });
});
