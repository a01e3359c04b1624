import type { Market } from "./market-file";

type First = Market["licence"];
type Licence = Pick<First, "holder" | "link" | "number" | "on" | "products" | "sentence">;

/** All licences of a market, the first of them first. */
export function licencesOf(licence: First): readonly Licence[] {
  return [licence, ...licence.others];
}
