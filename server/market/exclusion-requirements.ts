import { durationMs } from "../../app/market/duration";
import type { MarketFile } from "../../app/market/market-file";
import { exclusionPeriods } from "../../app/platform/exclusion-periods";
import type { Requirement } from "./requirement";

/** Of breaks, exclusions and the end of an account. */
export function breaksAndExclusion({ breaks, closing, exclusion, panic }: MarketFile): Requirement[] {
  const unknown = [...breaks, ...exclusion.periods].filter(
    (period) => !(exclusionPeriods as readonly string[]).includes(period),
  );
  return [
    ...(breaks.length > 0 ? [{ field: "breaks", site: `Breaks of ${breaks.join(", ")}` }] : []),
    ...(panic
      ? [
          {
            field: "panic",
            site: `A break of ${panic.period} by one press: ${panic.places.join(", ")}`,
            proof: "break",
          },
        ]
      : []),
    ...(exclusion.text || exclusion.breakText
      ? [
          {
            field: "exclusion.text",
            site: "The market's own words above breaks and exclusion",
            proof: "help",
          },
        ]
      : []),
    { field: "exclusion.periods", site: `Exclusion for ${exclusion.periods.join(", ")}` },
    ...(closing
      ? [
          {
            field: "closing",
            site: "How an account is closed, with the way to support, on the page of limits",
            proof: "words",
            duty: {
              name: "closing",
              requires: `An account is closed when its player asks for it${closing.days ? `, within ${closing.days} days` : ""}, and its money paid out`,
            },
          },
        ]
      : []),
    ...unknown.map((period) => ({
      field: breaks.includes(period) ? "breaks" : "exclusion.periods",
      duty: {
        name: `exclusion.${period}`,
        requires: `A period of ${period}, which the platform does not know${asLong(period)}`,
      },
    })),
    ...(exclusion.register
      ? [
          {
            field: "exclusion.register",
            site: `A link to ${exclusion.register.name}: ${exclusion.register.places.join(", ")}`,
            proof: "foot",
            duty: {
              name: "exclusion.register",
              requires: `${exclusion.register.name} is asked at registration, at sign-in and before marketing`,
            },
          },
        ]
      : []),
  ];
}

/** The platform's own name of a period, where it has another one for it. */
function asLong(period: string): string {
  const own = exclusionPeriods.find((known) => durationMs(known) === durationMs(period));
  return own ? ` (it knows ${own})` : "";
}
