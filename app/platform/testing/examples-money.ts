import type { MethodName } from "../methods/registry";
import { AT, card, done, type Example, fullAndMinimal, gameRef, money, pages } from "./example";

// docs/contract.md#3.3 to #3.6.
const bonus = {
  id: 1,
  type: "casino",
  status: "active",
  description: card.minimal,
  amount: money,
  created_at: AT,
};
const fullBonus = {
  ...bonus,
  description: card.full,
  wager: { required: "100.00", done: "20.00" },
  expired_at: AT,
};
const cashback = {
  id: 5,
  status: "paid_out",
  description: card.minimal,
  amount: money,
  start_date: AT,
  end_date: AT,
};
const promotion = { id: 311, type: "bonus", title: "50% up to 100 EUR" };
const fullPromotion = { ...promotion, amount: money, percent: 50, count: 1, game: gameRef.full };
const offer = {
  id: 31,
  description: card.minimal,
  promotions: [promotion],
  trigger: { action: "deposit", params: {}, user_satisfies_params: true },
};
const campaign = {
  id: 8,
  sysname: "welcome",
  promo_code: "WELCOME100",
  description: card.minimal,
  promotions: [promotion],
};
const field = { sysname: "iban", type: "input", attributes: { is_required: true, is_visible: true } };
const method = {
  id: 1,
  sysname: "sandcard",
  name: "Card",
  kind: "card",
  currency: "EUR",
  min_amount: "10.00",
  max_amount: "5000.00",
  fields: [field],
};
const fullMethod = {
  ...method,
  image_url: "https://img.sandbox.test/p.svg",
  fee_percent: "1.5",
  processing_time: "1 h",
  is_mobile_only: false,
  needs_bank: true,
};
const saved = { id: "sr_2", method: "sandcard", title: "411111...1111", status: "ready" };
const withdrawal = {
  available: money,
  limits: [{ period_days: 7, limit_amount: "2000.00", used_amount: "150.00" }],
  burns_bonuses: true,
};
const receipt = {
  amount: "50.00",
  currency: "BRL",
  requisites: [{ label: "Key", value: "00020126SANDBOXPIX", is_copyable: true }],
};
const fullReceipt = { ...receipt, qr: "00020126SANDBOXPIX", expired_at: AT, note: "Pay within the hour" };
const deposit = {
  id: "dep_1003",
  status: "pending",
  amount: "50.00",
  currency: "BRL",
  method: "sandpix",
  created_at: AT,
  updated_at: AT,
};
const history = { ...deposit, type: "deposit", domain: "casino.example" };

export const moneyExamples = {
  "BettingBonuses.get": fullAndMinimal([{ ...fullBonus, type: "betting" }], [{ ...bonus, type: "betting" }]),
  "BettingBonuses.activate": done,
  "BettingBonuses.remove": done,
  "bonuses.get": pages(fullBonus, bonus),
  "bonuses.activate": done,
  "bonuses.deactivate": done,
  "bonuses.remove": done,
  "cashbacks.get": pages(
    { ...cashback, description: card.full, receiving_expired_at: AT, paid_out_at: AT, percent: 5 },
    cashback,
  ),
  "cashbacks.payout": done,
  "cashbacks.remove": done,
  "campaigns.activateOffer": fullAndMinimal(
    { ...campaign, offer_id: 31, description: card.full, promotions: [fullPromotion] },
    campaign,
  ),
  "campaigns.checkPromocode": fullAndMinimal(1, 0),
  "campaigns.getoffers": fullAndMinimal(
    [
      {
        ...offer,
        description: card.full,
        promotions: [fullPromotion],
        trigger: {
          action: "deposit",
          params: { exclude_methods: ["sandcrypto"], min_amount: "20.00", currency: "EUR" },
          user_satisfies_params: true,
        },
      },
    ],
    [offer],
  ),
  "campaigns.takepromotions": done,
  "cashier.cancelwithdrawal": done,
  "cashier.getbanks": fullAndMinimal(
    [
      {
        id: "b1",
        name: "Bank",
        image_url: "https://img.sandbox.test/b.svg",
        country_code: "ES",
        methods: ["sandbank"],
      },
    ],
    [{ id: "b1", name: "Bank", methods: [] }],
  ),
  "cashier.getdepositinfo": fullAndMinimal(
    { ...deposit, campaign_offer_id: 31, requisites: { key: "***" }, receipt: fullReceipt },
    deposit,
  ),
  "cashier.getdepositsettings": fullAndMinimal(
    { methods: [fullMethod], saved_requisites: [saved] },
    { methods: [method], saved_requisites: [saved] },
  ),
  "cashier.gethistory": pages({ ...history, requisites: { key: "***" } }, history),
  "cashier.getwithdrawsettings": fullAndMinimal(
    { methods: [fullMethod], saved_requisites: [saved], ...withdrawal },
    { methods: [method], saved_requisites: [saved], ...withdrawal },
  ),
  "cashier.makedeposit": fullAndMinimal(
    { id: "dep_1003", status: "pending", flow: "receipt", receipt: fullReceipt },
    { id: "dep_1003", status: "pending", flow: "receipt", receipt },
  ),
  "cashier.makewithdrawal": fullAndMinimal(
    { id: "w_1", status: "pending" },
    { id: "w_1", status: "pending" },
  ),
} satisfies Partial<Record<MethodName, Example>>;
