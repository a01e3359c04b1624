import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { contactName } from "./contact-name";

/** A stored number in the groups of its country (`+34 600 00 00 01`); as it is, where it is no number of one. */
export function spacedPhone(contact: string): string {
  const name = contactName(contact);
  const parsed = parsePhoneNumberFromString(name, { extract: false });
  return parsed?.isPossible() ? parsed.formatInternational() : name;
}
