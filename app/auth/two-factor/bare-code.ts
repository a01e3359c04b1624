import { latinDigits } from "~/validation/latin-digits";

/** Codes may be written in groups: removes the separators. */
export function bareCode(text: string): string {
  return latinDigits(text).replace(/[\s\p{Pd}.·]/gu, "");
}
