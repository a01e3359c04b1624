import type { PlayerBonus } from "../../world/player";
import { demandOn } from "../accounts/demands";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { endBonus, enterBonus, isOpen } from "./bonus-money";

/** docs/contract.md#3.3 and #6.6. */
export const bonusWrites: MethodTable = {
  "bonuses.activate": write("casino", (call, bonus) => {
    refuseUnless(bonus.status === "new" || bonus.status === "paused", bonus);
    const isOtherActive = call.player.bonuses.some(
      ({ type, status }) => type === "casino" && status === "active",
    );
    if (isOtherActive) throw wrongState("Another bonus is active");
    activate(call, bonus);
  }),
  "bonuses.deactivate": write("casino", (_call, bonus) => {
    refuseUnless(bonus.status === "active", bonus);
    bonus.status = "paused";
  }),
  "bonuses.remove": write("casino", remove),
  "BettingBonuses.activate": write("betting", (call, bonus) => {
    refuseUnless(bonus.status === "new", bonus);
    activate(call, bonus);
  }),
  "BettingBonuses.remove": write("betting", remove),
};

function write(type: PlayerBonus["type"], change: (call: PlayerCall, bonus: PlayerBonus) => void) {
  return {
    verb: "POST" as const,
    cache: "P" as const,
    needsPlayer: true as const,
    handle(call: PlayerCall) {
      change(call, ownBonus(call, type));
      return 1;
    },
  };
}

function ownBonus({ player, parameters }: PlayerCall, type: PlayerBonus["type"]): PlayerBonus {
  const id = textOf(parameters, "bonus_id");
  if (!id) throw invalidParameters({ bonus_id: ["REQUIRED"] });
  const bonus = player.bonuses.find((one) => String(one.id) === id && one.type === type);
  if (!bonus) throw invalidParameters({ bonus_id: ["WRONG_VALUE"] });
  return bonus;
}

function activate({ player, now }: PlayerCall, bonus: PlayerBonus): void {
  const demand = demandOn(player);
  if (demand) throw demand;
  enterBonus(player, bonus, now);
}

function remove({ player, now }: PlayerCall, bonus: PlayerBonus): void {
  refuseUnless(isOpen(bonus), bonus);
  endBonus(player, bonus, "removed", now);
}

function refuseUnless(isAllowed: boolean, { status }: PlayerBonus): void {
  if (!isAllowed) throw wrongState(`The bonus is ${status}`);
}

function wrongState(message: string): Refusal {
  return new Refusal("InvalidRequestException", { message });
}
