import { openLedger } from "./ledger";
import { moneyOf } from "./money";
import type { Player } from "./player";

/** Somebody who has nothing yet, complete and unverified. */
export function blankPlayer(start: {
  uid: number;
  login: string;
  password: string;
  currency: string;
  reg_time: string;
}): Player {
  const { currency } = start;
  const player: Player = {
    ...start,
    one_time_password: null,
    messenger_id: null,
    fakename: "",
    locale: "en-US",
    country_code: "",
    balance_main: moneyOf(0, currency),
    balance_bonus: moneyOf(0, currency),
    balance_betting_bonus: moneyOf(0, currency),
    balance_fun: moneyOf(500_000, "FUN"),
    ledger: [],
    is_verified: false,
    is_on_verification: false,
    is_kyc_block_enabled: false,
    is_registration_completed: true,
    is_verification_rejected: false,
    applicant: null,
    two_factor_auth: false,
    two_factor_form: "E",
    ban: null,
    is_deleted: false,
    needs: [],
    profile: { sex: 0 },
    extra: {},
    email: null,
    phone: null,
    free_spins: [],
    transactions: [],
    bonuses: [],
    cashbacks: [],
    rounds: [],
    history_export: null,
    likes: [],
    saved_requisites: [],
    deposit_limit: null,
    deposit_limit_change: null,
    play_limits: {},
    loyalty: { points: 0, exp: 0, character_id: null },
    notices: [],
    tournaments: [],
    storage: {},
    used_promo_codes: [],
    taken_offers: [],
    popups: [],
  };
  openLedger(player, Date.parse(start.reg_time));
  return player;
}
