import { blankPlayer } from "../../world/blank-player";
import { day, isoTime } from "../../world/clock";
import { openLedger } from "../../world/ledger";
import { currencyScales, moneyOf } from "../../world/money";
import type { Player } from "../../world/player";
import { plantNotices } from "../rewards/notices";
import { demoHistory } from "./demo-history";

export const password = "Sandbox1!";

/** One row of docs/contract.md#7.2: what sets this player apart from a plain, verified one. */
interface UserRow {
  name: string;
  currency?: string;
  locale?: string;
  country?: string;
  /** In minor units of the currency. */
  main?: number;
  patch?: (origin: number) => Partial<Player>;
}

const brazilian = { currency: "BRL", locale: "pt-BR", country: "BR" };

const userRows: UserRow[] = [
  { name: "twofa", patch: () => ({ two_factor_auth: true, two_factor_form: "E" }) },
  { name: "twofa-status", patch: () => ({ two_factor_auth: true, two_factor_form: "S" }) },
  { name: "banned", patch: () => ({ ban: { code: "BANNED", reason: "terms_violation" } }) },
  {
    name: "excluded",
    patch: (origin) => ({
      ban: { code: "SELF_EXCLUDED", reason: "self_exclusion", until: isoTime(origin + 7 * day) },
    }),
  },
  { name: "deleted", patch: () => ({ is_deleted: true }) },
  {
    name: "newbie",
    main: 0,
    patch: (origin) => ({
      reg_time: isoTime(origin),
      is_verified: false,
      email: { contact: "newbie@sandbox.test", is_confirmed: false, is_subscribed: true },
      phone: null,
      transactions: [],
    }),
  },
  {
    name: "incomplete",
    ...brazilian,
    main: 0,
    patch: () => ({
      is_registration_completed: false,
      is_verified: false,
      phone: null,
      profile: { sex: 0 },
      transactions: [],
    }),
  },
  { name: "needdeposit", currency: "EUR", patch: () => ({ needs: ["deposit"], transactions: [] }) },
  { name: "needprofile", currency: "EUR", patch: () => ({ needs: ["profile"], profile: { sex: 0 } }) },
  {
    name: "needcontact",
    currency: "EUR",
    patch: () => ({
      needs: ["contact"],
      email: { contact: "needcontact@sandbox.test", is_confirmed: false, is_subscribed: true },
    }),
  },
  { name: "needkyc", currency: "EUR", patch: () => ({ is_kyc_block_enabled: true, is_verified: false }) },
  { name: "onkyc", currency: "EUR", patch: () => ({ is_on_verification: true, is_verified: false }) },
  {
    name: "rejected",
    currency: "EUR",
    patch: () => ({ is_verified: false, is_verification_rejected: true }),
  },
  {
    name: "cpf",
    ...brazilian,
    patch: () => ({
      profile: {
        first_name: "Ana",
        last_name: "Souza",
        sex: 2,
        birth_date: "1991-04-12",
        region: "BR-SP",
        home_town: "São Paulo",
        document: { type: "cpf", number: "529.982.247-25" },
      },
    }),
  },
  { name: "yen", currency: "JPY", country: "JP", main: 125_050 },
  { name: "dinar", currency: "KWD", locale: "ar", country: "KW", main: 1_250_500 },
  { name: "tether", currency: "USDT", country: "AE", main: 1_250_500_000 },
  {
    name: "limited",
    currency: "EUR",
    patch: (origin) => ({
      deposit_limit: {
        period: 7,
        limit_amount: "100.00",
        available_amount: "35.00",
        can_edit: false,
        expired_at: isoTime(origin + 5 * day),
      },
    }),
  },
  {
    name: "paidback",
    currency: "EUR",
    patch: (origin) => ({
      cashbacks: [
        {
          id: 801,
          status: "paid_out",
          amount: moneyOf(2200, "EUR"),
          percent: 10,
          start_date: isoTime(origin - 8 * day),
          end_date: isoTime(origin - day),
          paid_out_at: isoTime(origin - day / 2),
        },
      ],
    }),
  },
  {
    name: "poor",
    main: 0,
    patch: () => ({ loyalty: { points: 5, exp: 0, character_id: null }, notices: plantNotices() }),
  },
  {
    name: "requisites",
    currency: "EUR",
    patch: () => ({
      saved_requisites: [
        { id: "sr_11", method: "sandcard", title: "411111...1111", status: "ready" },
        { id: "sr_12", method: "sandcard", title: "555555...4444", status: "on_verification" },
        { id: "sr_13", method: "sandcard", title: "400000...0002", status: "validation_required" },
        { id: "sr_14", method: "sandcard", title: "400000...0069", status: "fraudulent" },
      ],
    }),
  },
];

/** Every player of docs/contract.md#7.2, the demo player first. */
export function plantUsers(origin: number, sysnames: string[]): Player[] {
  const demo: Player = {
    ...plainPlayer({ name: "demo", currency: "EUR", country: "ES" }, 100_001, origin),
    fakename: "DemoPlayer",
    reg_time: isoTime(origin - 200 * day),
    balance_main: moneyOf(125_050, "EUR"),
    balance_bonus: moneyOf(4000, "EUR"),
    balance_betting_bonus: moneyOf(1500, "EUR"),
    phone: { contact: "34600000001", is_confirmed: true, is_subscribed: true, phone_country_code: "ES" },
    profile: {
      first_name: "Diana",
      last_name: "Delgado",
      sex: 2,
      birth_date: "1988-03-21",
      region: "ES-MD",
      home_town: "Madrid",
      address: "Calle Mayor 1",
      postcode: "28013",
    },
    ...demoHistory(origin, sysnames),
  };
  const others = userRows.map((row, index) => ({
    ...plainPlayer(row, 100_002 + index, origin),
    ...row.patch?.(origin),
  }));
  const all = [demo, ...others];
  for (const player of all) openLedger(player, origin);
  return all;
}

function plainPlayer(row: UserRow, uid: number, origin: number): Player {
  const currency = row.currency ?? "USD";
  const unit = 10 ** (currencyScales[currency] ?? 2);
  const login = `${row.name}@sandbox.test`;
  return {
    ...blankPlayer({ uid, login, password, currency, reg_time: isoTime(origin - 60 * day) }),
    fakename: `${row.name.replace(/\W/g, "")}${uid % 1000}`,
    locale: row.locale ?? "en-US",
    country_code: row.country ?? "ES",
    balance_main: moneyOf(row.main ?? 200 * unit, currency),
    is_verified: true,
    profile: {
      first_name: "Sam",
      last_name: "Sandoval",
      sex: 1,
      birth_date: "1990-01-15",
      home_town: "Madrid",
      address: "Calle Luna 7",
      postcode: "28004",
    },
    email: { contact: login, is_confirmed: true, is_subscribed: true },
    transactions: [
      {
        id: `dep_${uid}`,
        type: "deposit",
        status: "success",
        method: "sandcard",
        amount: moneyOf(50 * unit, currency).amount,
        currency,
        created_at: isoTime(origin - 30 * day),
        updated_at: isoTime(origin - 30 * day),
      },
    ],
    loyalty: { points: 100, exp: 400, character_id: null },
  };
}
