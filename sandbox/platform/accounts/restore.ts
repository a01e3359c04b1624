import { randomInt } from "node:crypto";
import { hour, isoTime } from "../../world/clock";
import { countAttempt, refuseTooMany } from "../protocol/attempts";
import { barrierOf } from "../protocol/barrier";
import type { Call } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { findPlayer, loginNameOf, standing } from "./find-player";

const allowance = { times: 10, within: hour };

/** Says 1 whoever asks for whom: nobody learns which logins exist (docs/contract.md#d29). */
export function restore(call: Call) {
  const { world, now } = call;
  const name = loginNameOf(call);
  if (!name) throw invalidParameters({ login: ["REQUIRED"] });
  const attempts = `restore ${name}`;
  refuseTooMany(call, attempts, allowance);
  countAttempt(call, attempts, allowance);
  const player = findPlayer(world, name);
  if (!player || barrierOf(player, now)) return 1;
  // Whoever asked by phone gets a text, everybody else a mail.
  const [mail, text] = [standing(player.email), standing(player.phone)];
  const contact = text === name ? text : (mail ?? text);
  if (!contact) return 1;
  player.one_time_password = freshPassword();
  world.state.outbox.push({
    contact,
    kind: "restore",
    password: player.one_time_password,
    sent_at: isoTime(now),
  });
  return 1;
}

const signs = "abcdefghijkmnpqrstuvwxyz23456789";

/** Ten signs that nobody mistakes for one another. */
export function freshPassword(): string {
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join("");
}
