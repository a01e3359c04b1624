import type { Random } from "../../world/random";

const firsts =
  "Night Lucky Silver Quiet Brave Solar River Urban Amber Polar Velvet Rapid Cosmic Copper Mellow Royal".split(
    " ",
  );
const seconds =
  "Owl Fox Heron Comet Tiger Sailor Falcon Maple Pixel Wolf Otter Raven Spark Puma Lynx Drifter".split(" ");

/** Letters and digits only, as the platform demands of a nickname (docs/product.md#5). */
export function fakename(random: Random): string {
  return `${random.pick(firsts)}${random.pick(seconds)}${random.int(1, 99)}`;
}
