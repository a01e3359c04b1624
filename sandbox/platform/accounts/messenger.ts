import { createHmac, timingSafeEqual } from "node:crypto";
import type { Player } from "../../world/player";
import { defaultLocale, localeCodes } from "../../world/words";
import type { World } from "../../world/world";
import { accountInfo } from "../account";
import { barrierOf } from "../protocol/barrier";
import type { Call } from "../protocol/call";
import { Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { startSession } from "../protocol/sessions";
import { isFakenameTaken } from "./find-player";
import { createPlayer, openAccount } from "./new-account";

/** Contract 7.2. */
const botToken = "1000000001:SANDBOX-TEST-TOKEN";

/** A known account of the messenger signs in, any other opens an account here (contract D34). */
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

/** Contract 3.2: the signature over the launch data, and that what is claimed beside it stands inside. */
function isGenuine({ parameters }: Call, id: string): boolean {
  const pairs = pairsOf(textOf(parameters, "payload") ?? "");
  const hash = pairs.get("hash") ?? "";
  const text = [...pairs]
    .filter(([key]) => key !== "hash")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join("\n");
  const key = createHmac("sha256", "WebAppData").update(botToken).digest();
  const expected = createHmac("sha256", key).update(text).digest("hex");
  return isSame(hash, expected) && textOf(parameters, "hash") === hash && userId(pairs.get("user")) === id;
}

function pairsOf(payload: string): Map<string, string> {
  try {
    const parts = payload.split("&").filter((part) => part.includes("="));
    return new Map(
      parts.map((part) => {
        const at = part.indexOf("=");
        return [part.slice(0, at), decodeURIComponent(part.slice(at + 1))];
      }),
    );
  } catch {
    // Broken percent encoding is signed by nobody.
    return new Map();
  }
}

function userId(user = ""): string | undefined {
  return /"id":(\d{1,20})\b/.exec(user)?.[1];
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
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
