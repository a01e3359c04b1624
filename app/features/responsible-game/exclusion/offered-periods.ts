import type { AppConfig } from "~/context/app-config";
import type { AppContext } from "~/context/app-context";
import { type Said, say } from "~/market/file/words";
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

/** What a market says of them in place of the site's words, and how an account is closed. */
export interface OwnWords {
  breaks?: Said;
  exclusions?: Said;
  closing?: Said;
}

export function ownWords(context: AppContext): OwnWords {
  const { closing, exclusion } = context.config.market ?? {};
  const { breakText, text } = exclusion ?? {};
  return {
    ...(breakText && { breaks: say(breakText, context) }),
    ...(text && { exclusions: say(text, context) }),
    ...(closing && { closing: say(closing.text, context) }),
  };
}
