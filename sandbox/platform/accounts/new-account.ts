import { blankPlayer } from "../../world/blank-player";
import { isoTime } from "../../world/clock";
import type { Player } from "../../world/player";
import { isLocaleCode } from "../../world/words";
import { attachRegistrationOffer } from "../promotions/grants";
import type { Call } from "../protocol/call";
import { textOf } from "../protocol/parameters";
import { startSession } from "../protocol/sessions";
import { accountInfo } from "./account";
import { sendContactCode } from "./contact-mail";
import { giveNotice } from "./notices";
import { isComplete } from "./personal-fields";

const welcomePoints = 10;

/** An account without any of its fields yet, not in the world yet. */
export function createPlayer(call: Call, login?: string): Player {
  const { world, now, parameters, locale } = call;
  const uid = world.state.nextUid++;
  const currency = textOf(parameters, "currency") || world.brand.currencies[0];
  const requestedLocale = textOf(parameters, "locale");
  return {
    ...blankPlayer({ uid, login: login ?? `player${uid}`, password: "", currency, reg_time: isoTime(now) }),
    fakename: `Player${uid}`,
    locale: isLocaleCode(requestedLocale) ? requestedLocale : locale,
  };
}

/** Puts a new player into the world and signs them in; what a fresh account is given is given here. */
export function openAccount(call: Call, player: Player, isBetting = false) {
  call.world.state.players.set(player.uid, player);
  player.is_registration_completed = isComplete(call, player);
  if (player.email && !player.email.is_confirmed) sendContactCode(call, player.email.contact);
  giveNotice(player, "register", welcomePoints);
  attachRegistrationOffer(call, player, isBetting);
  startSession(call, player.uid);
  return { status: "success", payload: accountInfo(player) };
}
