import { minorUnitsOf, moneyOf } from "../../world/money";
import type { Player } from "../../world/player";
import type { MethodTable } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { endOtherSessions } from "../protocol/sessions";
import { problemOfNamed } from "./field-problems";
import { isFakenameTaken } from "./find-player";

/** docs/contract.md#3.1: what a method of its own changes. */
export const settingMethods: MethodTable = {
  "account.changepassword": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, parameters } = call;
      const password = textOf(parameters, "password") ?? "";
      const isOwn = textOf(parameters, "old_password") === player.password;
      const problem = password ? problemOfNamed(call, "password", password) : "REQUIRED";
      if (!isOwn || problem) {
        throw invalidParameters({
          ...(isOwn ? {} : { old_password: ["WRONG_PASSWORD"] }),
          ...(problem ? { password: [problem] } : {}),
        });
      }
      player.password = password;
      player.one_time_password = null;
      endOtherSessions(call);
      return 1;
    },
  },
  "account.changefakename": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, parameters, world } = call;
      const fakename = (textOf(parameters, "fakename") ?? "").trim();
      const problem = problemOfNamed(call, "fakename", fakename);
      if (problem) throw invalidParameters({ fakename: [problem] });
      if (isFakenameTaken(world, fakename, player.uid)) throw invalidParameters({ fakename: ["UNIQUE"] });
      player.fakename = fakename;
      return 1;
    },
  },
  "account.setCurrency": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters, world }) {
      const currency = textOf(parameters, "currency") ?? "";
      if (!world.brand.currencies.includes(currency)) throw invalidParameters({ currency: ["WRONG_VALUE"] });
      if (currency === player.currency) return 1;
      if (hasMoney(player)) throw new Refusal("InvalidRequestException", { code: "CURRENCY_LOCKED" });
      setCurrency(player, currency);
      return 1;
    },
  },
};

/** Of somebody who owns nothing yet. */
export function setCurrency(player: Player, currency: string): void {
  const nothing = moneyOf(0, currency);
  Object.assign(player, {
    currency,
    balance_main: nothing,
    balance_bonus: nothing,
    balance_betting_bonus: nothing,
  });
}

export function hasMoney({
  balance_main,
  balance_bonus,
  balance_betting_bonus,
  bonuses,
  transactions,
}: Player) {
  const balances = [balance_main, balance_bonus, balance_betting_bonus];
  return balances.some((money) => minorUnitsOf(money) !== 0) || bonuses.length > 0 || transactions.length > 0;
}
