import { durationMs } from "../../app/market/duration";
import type { MarketFile } from "../../app/market/market-file";
import type { Requirement } from "./requirement";

/** How long the platform waits before it raises a deposit limit (docs/contract.md#3.11). */
const PLATFORM_RAISES = "PT24H";

/** What a market's rules for one kind of limit require of the site and of the platform. */
export function limitRequirements(limit: MarketFile["limits"][number]): Requirement[] {
  const { kind, ask, max, needs, periods, raiseAfter } = limit;
  const field = `limits.${kind}`;
  const when = ask ? `, asked for at: ${ask.at.join(", ")} (${answers[ask.answer]})` : "";
  if (kind !== "deposit")
    return [
      {
        field,
        site: `A limit of ${kind} by ${periods.join(", ")}, shown and set by players where the platform keeps it`,
        proof: "limits",
        duty: {
          name: field,
          requires: `A limit of ${kind} by ${periods.join(", ")}${needs === "all" ? " together" : ""} is kept${when}`,
        },
      },
    ];
  const duty = (part: string, requires: string): Requirement => ({
    field: `${field}.${part}`,
    duty: { name: `${field}.${part}`, requires },
  });
  return [
    {
      field,
      site: `Limits of deposits by ${periods.join(", ")}: lowering at once, raising later${when}`,
      ...(ask && { proof: "ask" }),
    },
    ...(needs === "all" && periods.length > 1
      ? [duty("needs", `Limits of ${periods.join(", ")} together`)]
      : []),
    ...(periods.includes("month")
      ? [duty("periods", "A month of the calendar, where the platform counts 30 days")]
      : []),
    ...(durationMs(raiseAfter) > durationMs(PLATFORM_RAISES)
      ? [
          duty(
            "raiseAfter",
            `A raised limit waits ${raiseAfter}, where the platform waits ${PLATFORM_RAISES}`,
          ),
        ]
      : []),
    ...(max ? [duty("max", `No limit above ${amountsOf(max)}, unless ${overs[max.over]}`)] : []),
  ];
}

const answers = { may: "may be passed by", mustAnswer: "has to be answered", mustSet: "has to be set" };
const overs = { refuse: "never", contact: "after personal contact" };

function amountsOf({ amounts, young, currency }: NonNullable<MarketFile["limits"][number]["max"]>): string {
  const list = (of: object) =>
    Object.entries(of)
      .map(([period, amount]) => `${amount} ${currency} a ${period}`)
      .join(", ");
  return young ? `${list(amounts)} (young players: ${list(young)})` : list(amounts);
}
