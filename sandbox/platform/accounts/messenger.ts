import { isSigned, launchPairs } from "../../messenger/launch-data";
import { patched } from "../../world/patches";
import type { Player } from "../../world/player";
import { defaultLocale, localeCodes } from "../../world/words";
import type { World } from "../../world/world";
import { barrierOf } from "../protocol/barrier";
import type { Call } from "../protocol/call";
import { Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { startSession } from "../protocol/sessions";
import { accountInfo } from "./account";
import { isFakenameTaken } from "./find-player";
import { createPlayer, openAccount } from "./new-account";

/** Seconds that clocks may differ. */
const CLOCK_LEEWAY = 60;

/** A known account of the messenger signs in, any other opens an account here (docs/contract.md#d34). */
export function registerFromMessenger(call: Call) {
  const id = textOf(call.parameters, "id") ?? "";
  if (!isGenuine(call, id)) {
    throw new Refusal("AuthorizationException", {
      code: "WRONG_CREDENTIALS",
      message: "launch data is not genuine",
    });
  }
  const known = ofMessenger(call.world, id);
  if (known) return signIn(call, known);
  const player = createPlayer(call, `tg${id}`);
  player.messenger_id = id;
  player.country_code = call.country ?? "";
  player.locale = localeOf(textOf(call.parameters, "language_code"));
  const username = textOf(call.parameters, "username")?.replace(/\W|_/g, "");
  if (username && username.length >= 4 && !isFakenameTaken(call.world, username)) player.fakename = username;
  return openAccount(call, player);
}

/** docs/contract.md#3.2: signed by the messenger, and what is claimed beside it stands inside. */
function isGenuine(call: Call, id: string): boolean {
  const pairs = launchPairs(textOf(call.parameters, "payload") ?? "");
  return (
    isSigned(pairs) &&
    textOf(call.parameters, "hash") === pairs.get("hash") &&
    userId(pairs.get("user")) === id &&
    isValid(call, pairs)
  );
}

/**
 * Neither is looked at unless `PATCH /__sandbox/config` says so (docs/contract.md#7.2): how old launch data may be,
 * and whether they are good for one time only.
 */
function isValid({ world, now }: Call, pairs: ReadonlyMap<string, string>): boolean {
  const { max_age_seconds, is_single_use } = patched(world, "messenger", {
    max_age_seconds: 0,
    is_single_use: false,
  });
  const age = now / 1000 - Number(pairs.get("auth_date"));
  if (max_age_seconds > 0 && (age > max_age_seconds || age < -CLOCK_LEEWAY)) return false;
  const hash = pairs.get("hash") ?? "";
  if (is_single_use && world.state.usedLaunches.has(hash)) return false;
  world.state.usedLaunches.add(hash);
  return true;
}

function userId(user = ""): string | undefined {
  return /"id":(\d{1,20})\b/.exec(user)?.[1];
}

function ofMessenger(world: World, id: string): Player | undefined {
  return [...world.state.players.values()].find(({ messenger_id }) => messenger_id === id);
}

function signIn(call: Call, player: Player) {
  const barrier = barrierOf(player, call.now);
  if (barrier) throw barrier;
  startSession(call, player.uid);
  return { status: "success", payload: accountInfo(player) };
}

function localeOf(language = "") {
  return localeCodes.find((code) => code.split("-")[0] === language.split("-")[0]) ?? defaultLocale;
}
