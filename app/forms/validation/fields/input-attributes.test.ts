import { expect, it } from "vitest";
import type { FieldDefinition } from "~/platform/entities/account";
import { typingOf } from "./input-attributes";

const typing = (sysname: string, type: FieldDefinition["type"], mask?: string | string[]) =>
  typingOf({ sysname, type, attributes: { is_required: true, is_visible: true, mask } });

it.each([
  ["voucher_pin", "password", { type: "password", autoComplete: "off" }],
  ["mpesa_number", "phone", { type: "tel", inputMode: "tel" }],
  ["valid_until", "date", { type: "date" }],
  ["birth_date", "date", { type: "date", autoComplete: "bday" }],
  ["card_number", "input", { autoComplete: "cc-number", inputMode: "numeric" }],
] as const)("a field %s of type %s is typed as one", (sysname, type, expected) => {
  expect(typing(sysname, type)).toMatchObject(expected);
});

it("no browser judges an e-mail address by itself", () => {
  expect(typing("email", "input")).toMatchObject({ inputMode: "email", autoComplete: "email" });
  expect(typing("email", "input")).not.toHaveProperty("type");
});

it("a mask of digits alone brings their keyboard, and an unknown text nothing", () => {
  expect(typing("code", "input", "###-###")).toMatchObject({ inputMode: "numeric" });
  expect(typing("team", "input")).toEqual({});
  expect(typing("team", "input", [])).toEqual({});
});
