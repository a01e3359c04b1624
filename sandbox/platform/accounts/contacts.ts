import { countries } from "../../seed/countries";
import type { Player, PlayerContact } from "../../world/player";
import type { World } from "../../world/world";
import type { Call, MethodTable, PlayerCall } from "../protocol/call";
import { refuseEarlyResend, resendSeconds, tryCode } from "../protocol/codes";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf, wrongFormat } from "../protocol/parameters";
import { contactCodeKey, sendContactCode, sendNews, unsubscribeToken } from "./contact-mail";
import { isEmail, phoneProblem } from "./field-problems";
import { isTaken } from "./find-player";
import { giveNotice } from "./notices";

/** docs/contract.md#6.3: an e-mail or phone waits for its code, is confirmed, and is or is not sent news. */
export const contactMethods: MethodTable = {
  "account.addcontact": { verb: "POST", cache: "P", needsPlayer: true, handle: add },
  "account.sendconfirmationtocontact": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const own = namedContact(call);
      if (!own || own.is_confirmed) throw invalidParameters({ contact: ["WRONG_VALUE"] });
      refuseEarlyResend(call, contactCodeKey(own.contact));
      sendContactCode(call, own.contact);
      return 1;
    },
  },
  "account.changeSubscription": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const own = namedContact(call);
      if (!own) throw invalidParameters({ contact: ["WRONG_VALUE"] });
      own.is_subscribed = textOf(call.parameters, "subscription") === "1";
      if (own.is_subscribed) sendNews(call, own.contact);
      return 1;
    },
  },
  "account.confirmContact": { verb: "POST", cache: "P", handle: confirm },
  "account.unsubscribe": { verb: "POST", cache: "P", handle: unsubscribe },
};

/** A new value waits for its confirmation; until then the confirmed one before it opens the account. */
function add(call: PlayerCall) {
  const { player, world } = call;
  const contact = contactOf(call);
  const kind = contact.includes("@") ? "email" : "phone";
  const isWrong = kind === "email" ? !isEmail(contact) : phoneProblem(call, contact) !== undefined;
  if (isWrong) throw invalidParameters({ contact: ["WRONG_FORMAT"] });
  const old = player[kind];
  if (old && isSame(old.contact, contact)) return 1;
  if (isTaken(world, contact, player.uid)) throw invalidParameters({ contact: ["UNIQUE"] });
  if (old) world.state.codes.delete(contactCodeKey(old.contact));
  const previous = old?.is_confirmed ? old.contact : old?.previous;
  const fresh: PlayerContact = {
    contact,
    is_confirmed: false,
    is_subscribed: old?.is_subscribed ?? false,
    ...(previous ? { previous } : {}),
  };
  if (kind === "email") player.email = fresh;
  else player.phone = { ...fresh, phone_country_code: phoneCountry(call, contact) };
  return 1;
}

/** Works without a session: links of mails are opened anywhere. With no code outstanding every code is wrong. */
function confirm(call: Call): 0 | 1 {
  const contact = contactOf(call);
  const code = textOf(call.parameters, "code") ?? "";
  if (!/^\d{6}$/.test(code)) throw wrongFormat("code");
  const { verdict } = tryCode(call, contactCodeKey(contact), "contact", code);
  if (verdict === "spent") {
    throw new Refusal("TooManyRequestsException", { data: { retry_after: resendSeconds } });
  }
  const found = verdict === "right" && find(call.world, contact);
  if (!found) return 0;
  const { player, own } = found;
  if (player.login === own.previous) player.login = own.contact;
  own.is_confirmed = true;
  delete own.previous;
  // docs/contract.md#6.3: on the first time only.
  if (!player.notices.some(({ trigger }) => trigger === "confirm"))
    giveNotice(player, "confirm", confirmPoints);
  return 1;
}

const confirmPoints = 50;

function unsubscribe(call: Call) {
  const { world, player, parameters } = call;
  const token = textOf(parameters, "token");
  // Without a link somebody signed in speaks for all their contacts.
  if (token === undefined && player) {
    for (const own of contactsOf(player)) own.is_subscribed = false;
    return 1;
  }
  const found = find(world, textOf(parameters, "contact") ?? "");
  if (!found || token !== unsubscribeToken(found.own.contact))
    throw invalidParameters({ token: ["WRONG_VALUE"] });
  found.own.is_subscribed = false;
  return 1;
}

function contactOf({ parameters }: Call): string {
  const contact = (textOf(parameters, "contact") ?? "").trim();
  if (!contact) throw invalidParameters({ contact: ["REQUIRED"] });
  return contact;
}

function namedContact(call: PlayerCall): PlayerContact | undefined {
  const contact = contactOf(call);
  return contactsOf(call.player).find((own) => isSame(own.contact, contact));
}

function phoneCountry({ parameters, player }: PlayerCall, phone: string): string {
  const given = textOf(parameters, "phone_country_code");
  return given ?? countries.find(({ phoneCode }) => phone.startsWith(phoneCode))?.code ?? player.country_code;
}

function find(world: World, contact: string): { player: Player; own: PlayerContact } | undefined {
  for (const player of world.state.players.values()) {
    const own = contactsOf(player).find((one) => isSame(one.contact, contact));
    if (own) return { player, own };
  }
  return undefined;
}

const contactsOf = ({ email, phone }: Player): PlayerContact[] =>
  [email, phone].filter((own) => own !== null);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
