import { currencies, defaultCurrency } from "../../seed/currencies";
import { localesOf } from "../../seed/locales";
import { isoTime } from "../../world/clock";
import { moneyOf } from "../../world/money";
import type { Player } from "../../world/player";
import type { MethodTable } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { textOf } from "../protocol/parameters";

export function accountInfo(player: Player) {
  return {
    uid: player.uid,
    reg_time: player.reg_time,
    login: player.login,
    fakename: player.fakename,
    is_subscribed: Boolean(player.email?.is_subscribed || player.phone?.is_subscribed),
    ...balances(player),
    is_on_verification: player.is_on_verification,
    is_verified: player.is_verified,
    is_kyc_block_enabled: player.is_kyc_block_enabled,
    is_registration_completed: player.is_registration_completed,
    ...(player.country_code ? { country_code: player.country_code } : {}),
    locale: player.locale,
    two_factor_auth: player.two_factor_auth,
  };
}

function balances(player: Player) {
  return {
    balance_main: player.balance_main,
    balance_bonus: player.balance_bonus,
    balance_betting_bonus: player.balance_betting_bonus,
    balance_fun: player.balance_fun,
  };
}

/** docs/contract.md#d15: `account.getInfo` answers visitors too. */
function visitorInfo(locale: string) {
  return {
    uid: 0,
    is_subscribed: false,
    balance_main: moneyOf(0, defaultCurrency),
    balance_bonus: moneyOf(0, defaultCurrency),
    balance_betting_bonus: moneyOf(0, defaultCurrency),
    balance_fun: moneyOf(0, "FUN"),
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: false,
    locale,
    two_factor_auth: false,
  };
}

export const accountMethods: MethodTable = {
  "account.getInfo": {
    verb: "GET",
    cache: "P",
    handle: ({ player, locale }) => (player ? accountInfo(player) : visitorInfo(locale)),
  },
  "account.getBalance": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: ({ player }) => balances(player),
  },
  "account.changelocale": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle({ world, player, parameters }) {
      const locale = textOf(parameters, "locale");
      if (!locale || !localesOf(world.settings).some(({ code }) => code === locale))
        throw invalidParameters({ locale: ["WRONG_VALUE"] });
      player.locale = locale;
      return 1;
    },
  },
  "account.getcurrencyrates": {
    verb: "GET",
    cache: "S",
    handle: ({ world }) => ({
      base: defaultCurrency,
      rates: Object.fromEntries(currencies.map(({ id, rate }) => [id, rate])),
      updated_at: isoTime(world.origin),
    }),
  },
};
