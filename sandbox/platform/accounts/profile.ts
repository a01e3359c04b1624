import { countries, countryName } from "../../seed/countries";
import { isoTime } from "../../world/clock";
import type { Player, PlayerContact } from "../../world/player";
import type { MethodTable } from "../protocol/call";
import { commaList } from "../protocol/parameters";
import { countryOf } from "./personal-fields";

export const profileMethods: MethodTable = {
  "account.getContactPhoneSettings": {
    verb: "GET",
    cache: "SC",
    handle: (call) =>
      [...countries]
        .sort((one, other) => Number(other.code === countryOf(call)) - Number(one.code === countryOf(call)))
        .map(({ code, phoneCode, mask }) => ({
          country_code: code,
          phone_code: phoneCode,
          name: countryName(code, call.locale),
          mask,
        })),
  },
  "account.getDepositLimit": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player: { deposit_limit, deposit_limit_change: change, currency } }) {
      const waiting = change ? { can_edit: false, expired_at: isoTime(change.at) } : {};
      return { ...(deposit_limit ?? { period: "none", can_edit: true }), currency, ...waiting };
    },
  },
  "account.getprofileinfo": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters, locale }) {
      const parts = commaList(parameters, "fields");
      const { document, ...scalars } = player.profile;
      return {
        ...scalars,
        // Who came from a messenger may not have said it yet.
        ...(player.country_code
          ? { country: countryName(player.country_code, locale), country_code: player.country_code }
          : {}),
        ...(parts.includes("document") && document ? { document } : {}),
        ...(parts.includes("contacts") ? { contacts: contactsOf(player) } : {}),
      };
    },
  },
};

function contactsOf({ email, phone }: Player) {
  return { ...(email ? { email: shown(email) } : {}), ...(phone ? { phone: shown(phone) } : {}) };
}

function shown<T extends PlayerContact>({ previous: _, ...contact }: T) {
  return contact;
}
