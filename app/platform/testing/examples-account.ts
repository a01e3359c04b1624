import type { Json } from "~/upstream/json";
import type { MethodName } from "../methods/registry";
import { AT, done, type Example } from "./example";

// docs/contract.md#3.1, #3.2 and #3.11, beyond the account itself.
const fields: Json = [
  {
    sysname: "email",
    type: "input",
    attributes: { is_required: true, is_visible: true, label: "email", placeholder: "email" },
  },
  {
    sysname: "country",
    type: "country_code",
    attributes: {
      is_required: true,
      is_visible: true,
      options: { select: [{ value: "BR", label: "Brazil" }], min_length: 2, max_length: 2 },
    },
  },
  {
    sysname: "birth_date",
    type: "date",
    attributes: {
      is_required: false,
      is_visible: true,
      options: { min_date: "1920-01-01", max_date: "2008-11-20" },
    },
  },
  {
    sysname: "document_number",
    type: "input",
    attributes: {
      is_required: false,
      is_visible: true,
      mask: ["###.###.###-##"],
      regex: "^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$",
    },
  },
];
const contact = { contact: "demo@sandbox.test", is_confirmed: true, is_subscribed: true };

export const accountExamples = {
  "account.addcontact": done,
  "account.changefakename": done,
  "account.changelocale": done,
  "account.changepassword": done,
  "account.changeSubscription": done,
  "account.changeTwoFactorAuth": { full: { resend_time: 60 }, minimal: { resend_time: 60 } },
  "account.confirmContact": { full: 1, minimal: 0 },
  "account.confirmTwoFactorAuth": done,
  "account.getContactPhoneSettings": {
    full: [
      { country_code: "BR", phone_code: "55", name: "Brazil", mask: ["(##) ####-####", "(##) #####-####"] },
    ],
    minimal: [{ country_code: "LV", phone_code: "371", name: "Latvia", mask: "## ######" }],
  },
  "account.getDepositLimit": {
    full: {
      period: 7,
      limit_amount: "100.00",
      available_amount: "35.00",
      currency: "EUR",
      can_edit: false,
      expired_at: AT,
    },
    minimal: { period: "none", currency: "EUR", can_edit: true },
  },
  "account.getLimits": {
    full: [
      {
        kind: "loss",
        period: 7,
        limit_amount: "100.00",
        limit_minutes: 60,
        currency: "EUR",
        can_edit: false,
        expired_at: AT,
      },
    ],
    minimal: [{ kind: "time", period: "none", currency: "EUR", can_edit: true }],
  },
  "Account.getPersonalDataFields": {
    full: fields,
    minimal: [{ sysname: "email", type: "input", attributes: { is_required: true, is_visible: true } }],
  },
  "account.getprofileinfo": {
    full: {
      first_name: "Ana",
      middle_name: "B",
      last_name: "Cruz",
      sex: 2,
      birth_date: "1990-05-17",
      country: "Brazil",
      country_code: "BR",
      region: "BR-SP",
      home_town: "Santos",
      address: "Rua 1",
      postcode: "11000",
      document: { type: "cpf", number: "***" },
      contacts: { email: contact, phone: { ...contact, contact: "5513999999999", phone_country_code: "BR" } },
    },
    minimal: {},
  },
  "account.saveProfileInfo": done,
  "account.sendconfirmationtocontact": done,
  "account.setUserOnVerification": done,
  "account.setCurrency": done,
  "account.unsubscribe": done,
  "auth.restore": done,
  "verification.createApplicant": { full: { applicantId: "a-1" }, minimal: { applicantId: "a-1" } },
  "verification.getAccessToken": {
    full: { token: "t", expires_in: 600, frame_url: "https://kyc.sandbox.test/a-1" },
    minimal: { token: "t", expires_in: 600 },
  },
  "Support.sendFeedback": done,
} satisfies Partial<Record<MethodName, Example>>;
