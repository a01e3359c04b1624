import type { Player, PlayerContact } from "../../world/player";
import type { World } from "../../world/world";
import type { Call } from "../protocol/call";
import { textOf } from "../protocol/parameters";

/** The login as it is compared: a phone may be written with its plus, letters in any case. */
export function loginNameOf({ parameters }: Call): string {
  return (textOf(parameters, "login") ?? "").trim().replace(/^\+/, "").toLowerCase();
}

/** By login, e-mail or phone. */
export function findPlayer(world: World, name: string): Player | undefined {
  if (!name) return undefined;
  return [...world.state.players.values()].find((player) =>
    [player.login, standing(player.email), standing(player.phone)].some((own) => own?.toLowerCase() === name),
  );
}

/** Whether another player's account has this e-mail, phone or login, or waits for it to be confirmed. */
export function isTaken(world: World, contact: string, uid?: number): boolean {
  const wanted = contact.toLowerCase();
  return [...world.state.players.values()].some(
    (player) =>
      player.uid !== uid &&
      [
        player.login,
        player.email?.contact,
        player.email?.previous,
        player.phone?.contact,
        player.phone?.previous,
      ].some((own) => own?.toLowerCase() === wanted),
  );
}

export function isFakenameTaken(world: World, fakename: string, uid?: number): boolean {
  const wanted = fakename.toLowerCase();
  return [...world.state.players.values()].some(
    (player) => player.uid !== uid && player.fakename.toLowerCase() === wanted,
  );
}

/** A value that waits for its confirmation opens nothing while the one before it does (docs/contract.md#6.3). */
export function standing(contact: PlayerContact | null): string | undefined {
  return contact?.is_confirmed ? contact.contact : (contact?.previous ?? contact?.contact);
}
