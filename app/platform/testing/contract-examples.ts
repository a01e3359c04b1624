import type { MethodName } from "../methods/registry";
import { AT, card, done, type Example, gameRef, money, page } from "./example";
import { accountExamples } from "./examples-account";
import { moneyExamples } from "./examples-money";
import { playExamples } from "./examples-play";

// docs/contract.md#3.2.
const account = {
  uid: 100001,
  reg_time: "2026-05-02T08:00:00Z",
  login: "demo@sandbox.test",
  fakename: "DemoPlayer",
  is_subscribed: true,
  balance_main: { amount: "1250.50", currency: "EUR" },
  balance_bonus: { amount: "40.00", currency: "EUR" },
  balance_betting_bonus: { amount: "15.00", currency: "EUR" },
  balance_fun: { amount: "5000.00", currency: "FUN" },
  is_on_verification: false,
  is_verified: true,
  is_kyc_block_enabled: false,
  is_registration_completed: true,
  country_code: "ES",
  locale: "en-US",
  two_factor_auth: false,
};
const visitor = {
  uid: 0,
  is_subscribed: false,
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: false,
  locale: "en-US",
  two_factor_auth: false,
};

// docs/contract.md#3.7.
const game = {
  sysname: "sand-dunes",
  name: "Sand Dunes",
  provider: "dune-works",
  type: "slot",
  image_url: "https://img.sandbox.test/g/sand-dunes.webp",
  tags: ["new", "top"],
  extra: { has_demo: true, is_mobile: true, priority: 1, rtp: "96.20" },
  description: { name: "Sand Dunes Deluxe", img_288_192: "https://img.sandbox.test/g/288/sand-dunes.webp" },
};
const { description: _description, ...minimalGame } = { ...game, extra: {} };

const winner = {
  full: {
    id: 7,
    jackpot_id: 2,
    level: "Gold",
    fakename: "Lucky",
    amount: money,
    game: gameRef.full,
    created_at: AT,
  },
  minimal: { id: 7, jackpot_id: 2, fakename: "Lucky", amount: money, created_at: AT },
};
const jackpot = {
  full: [
    {
      id: 2,
      sysname: "desert",
      name: "Desert",
      total: money,
      levels: [{ name: "Gold", amount: money, growth_per_second: "0.05" }],
      games: ["sand-dunes"],
      description: card.full,
      last_win: winner.full,
    },
  ],
  minimal: [
    {
      id: 2,
      sysname: "desert",
      name: "Desert",
      total: money,
      levels: [{ name: "Gold", amount: money }],
      games: [],
      description: card.minimal,
    },
  ],
};
const leaders = {
  full: [{ place: 1, fakename: "Lucky", amount: money, bet: money, game: gameRef.full, created_at: AT }],
  minimal: [{ place: 1, fakename: "Lucky", amount: money, created_at: AT }],
};
const tournament = {
  id: 7,
  status: "active",
  start_at: AT,
  end_at: AT,
  total_prize: money,
  winners: [{ place: 1, fakename: "Lucky", points: 900 }],
  restrictions: { is_allowed: false, reasons: ["deposit"] },
  total_participants: 40,
  total_points: 9000,
  reset_on_cashout: false,
  games_count: 30,
  tags: ["slots"],
  description: card.minimal,
};

/** One per method of the registry: a method without an example does not compile. */
export const examples: Record<MethodName, Example> = {
  ...accountExamples,
  ...moneyExamples,
  ...playExamples,
  "account.getInfo": { full: account, minimal: visitor },
  "account.getBalance": {
    full: {
      balance_main: account.balance_main,
      balance_bonus: account.balance_bonus,
      balance_betting_bonus: account.balance_betting_bonus,
      balance_fun: account.balance_fun,
    },
    minimal: {},
  },
  "account.getcurrencyrates": {
    full: { base: "EUR", rates: { USD: "1.08" }, updated_at: AT },
    minimal: { base: "EUR", rates: {}, updated_at: AT },
  },
  "auth.login": {
    full: { status: "success", payload: account, generated: { login: "demo", password: "x" } },
    minimal: { status: "already-enabled", resend_time: 60 },
  },
  "auth.logout": done,
  "auth.register": {
    full: { status: "success", payload: account },
    minimal: { status: "success", payload: visitor },
  },
  "games.get": { full: page(game), minimal: page(minimalGame) },
  "games.getCategories": {
    full: [
      {
        sysname: "slots",
        name: "Slots",
        image_url: "https://img.sandbox.test/c.svg",
        games_count: 320,
        type: "slot",
      },
    ],
    minimal: [{ sysname: "slots", name: "Slots", games_count: 320 }],
  },
  "games.getProviders": {
    full: [
      {
        sysname: "dune-works",
        name: "Dune Works",
        image_url: "https://img.sandbox.test/p.svg",
        games_count: 60,
        types: ["slot", "fast"],
      },
    ],
    minimal: [{ sysname: "dune-works", name: "Dune Works", games_count: 60, types: [] }],
  },
  "freespins.get": {
    full: page({
      id: 4,
      game: gameRef.full,
      remaining_count: 3,
      total_count: 20,
      status: "active",
      expired_at: AT,
    }),
    minimal: page({ id: 4, game: gameRef.minimal, remaining_count: 3, total_count: 20, status: "active" }),
  },
  "Jackpots.get": jackpot,
  "Jackpots.getWinners": { full: page(winner.full), minimal: page(winner.minimal) },
  "leaderboard.get": leaders,
  "leaderboard.live": leaders,
  "leaderboard.top": leaders,
  "tournaments.get": {
    full: page({
      ...tournament,
      winners: [{ place: 1, fakename: "Lucky", points: 900, prize: money }],
      user_info: { is_participant: true, place: 4, points: 120, prize: money },
      provider: "dune-works",
      image_url: "https://img.sandbox.test/t.webp",
      description: card.full,
    }),
    minimal: page(tournament),
  },
  "metadata.getgeneralinfo": {
    // docs/contract.md#3.10.
    full: {
      analytic: [{ type: "gtm", id: "GTM-SANDBOX", params: { env: "1" } }],
      available_currencies: [
        { id: "USD", name: "US dollar" },
        { id: "JPY", name: "Japanese yen" },
        { id: "USDT", name: "Tether" },
      ],
      available_locales: [
        { code: "en-US", name: "English" },
        { code: "ar", name: "Arabic" },
      ],
      default_currency: "USD",
      is_seon_enabled: false,
      domain_state: "active",
      is_bonus_isolation_enabled: false,
      is_game_history_export_enabled: true,
      time_to_force_logout: 0,
      user_inactivity_cashier_time: 0,
      user_inactivity_pp_time: 0,
    },
    minimal: {
      available_currencies: [{ id: "USD", name: "US dollar" }],
      available_locales: [{ code: "en-US", name: "English" }],
      default_currency: "USD",
      is_seon_enabled: false,
      domain_state: "active",
      is_bonus_isolation_enabled: false,
      is_game_history_export_enabled: true,
    },
  },
  "metadata.get": {
    full: {
      countries: [
        { code: "BR", name: "Brazil", phone_code: "55", regions: [{ value: "BR-SP", label: "Sao Paulo" }] },
      ],
      currencies: [{ id: "JPY", name: "Japanese yen", symbol: "¥", scale: 0 }],
      locales: [{ code: "ar", name: "Arabic" }],
      limits: { min_deposit_EUR: "10" },
      document_types: [{ value: "passport", label: "Passport" }],
    },
    minimal: { countries: [], currencies: [], locales: [], limits: {}, document_types: [] },
  },
  "banners.get": {
    full: page({ id: 3, finished_at: AT, description: { ...card.full, position: "home", priority: 1 } }),
    minimal: page({ id: 3, description: { ...card.minimal, position: "home" } }),
  },
  "support.getsettings": {
    full: {
      chat: "livechat",
      livechat: { id: "1", lang: "en", license: "9", src: "https://chat.test/a.js", custom: { a: "b" } },
    },
    minimal: { chat: "" },
  },
};
