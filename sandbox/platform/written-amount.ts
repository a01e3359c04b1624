import { cmsConfig } from "../content/cms-config";
import { scaleOf } from "../world/money";
import { patched } from "../world/patches";
import { defaultLocale } from "../world/words";
import type { World } from "../world/world";

/** Whole, or with the currency's decimals where `forms.amounts` allows them (docs/contract.md#o32). */
export function isAmount(world: World, text: string, currency: string): boolean {
  if (/^[1-9]\d{0,9}$/.test(text)) return true;
  const { amounts } = patched(world, "cmsConfig", cmsConfig(world, defaultLocale)).forms;
  const [, decimals = ""] = /^(?:0|[1-9]\d{0,9})\.(\d+)$/.exec(text) ?? [];
  return amounts === "decimals" && decimals !== "" && decimals.length <= scaleOf(currency);
}
