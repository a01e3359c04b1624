import type { AppConfig } from "~/context/app-config";
import {
  breakPeriods,
  type ExclusionPeriod,
  exclusionPeriods,
  longPeriods,
} from "~/platform/exclusion-periods";

export interface OfferedPeriods {
  breaks: readonly ExclusionPeriod[];
  exclusions: readonly ExclusionPeriod[];
}

/** The periods of breaks and exclusions: the market's where there is one, as far as the platform knows them. */
export function offeredPeriods({ market }: Pick<AppConfig, "market">): OfferedPeriods {
  if (!market) return { breaks: breakPeriods, exclusions: longPeriods };
  const known = (wanted: readonly string[]) => exclusionPeriods.filter((period) => wanted.includes(period));
  return { breaks: known(market.breaks), exclusions: known(market.exclusion.periods) };
}
