import type { MarketFile } from "../../app/market/market-file";
import type { Requirement } from "./requirement";

/** Requirements of offers and withdrawals. */
export function moneyRequirements({ bonus, withdrawals }: MarketFile): Requirement[] {
  const rules = [
    ...(bonus.allowed ? [] : ["none"]),
    ...(bonus.welcomeOnly ? ["a welcome alone"] : []),
    ...(bonus.maxWager ? [`wagering of at most ${bonus.maxWager} times`] : []),
    ...(bonus.maxAmount ? [`at most ${bonus.maxAmount.amount} ${bonus.maxAmount.currency} each`] : []),
    ...(bonus.oneProduct ? ["one product each"] : []),
    ...(bonus.refuse.length > 0 ? [`none of ${bonus.refuse.join(", ")}`] : []),
  ].join("; ");
  return [
    ...(withdrawals.cancel
      ? []
      : [{ field: "withdrawals.cancel", site: "No withdrawal can be cancelled", proof: "cancel" }]),
    ...(rules
      ? [
          {
            field: "bonus",
            site: `Offers that the market refuses are hidden: ${rules}`,
            proof: "bonus",
            duty: { name: "bonus.grant", requires: `Bonuses are granted accordingly: ${rules}` },
          },
        ]
      : []),
    ...(bonus.visitors
      ? []
      : [
          {
            field: "bonus.visitors",
            site: "Offers, promotions and codes are for players who are signed in: visitors are led to the sign-in",
            proof: "bonus",
          },
        ]),
    ...(bonus.termsBeside.length > 0
      ? [
          {
            field: "bonus.termsBeside",
            site: "The terms of an offer stand beside its button",
            duty: {
              name: "bonus.terms",
              requires: `The terms of each offer say: ${bonus.termsBeside.join(", ")}`,
            },
          },
        ]
      : []),
  ];
}

/** Requirements of games, and of where and how they may be played. */
export function gameRequirements({ games }: MarketFile): Requirement[] {
  const hidden = [...games.hideTypes, ...games.hideTags, ...(games.hideJackpots ? ["jackpots"] : [])];
  return [
    ...(hidden.length > 0
      ? [{ field: "games", site: `Hides games: ${hidden.join(", ")}`, proof: "games" }]
      : []),
    ...(games.sportsbook
      ? []
      : [
          {
            field: "games.sportsbook",
            site: "No sportsbook: no list names it, its page says so, and a launch is refused",
            proof: "games",
          },
        ]),
    ...(games.moments
      ? []
      : [
          {
            field: "games.moments",
            site: "No best round in a session's summary, and a level that is reached waits among the notices",
          },
        ]),
    ...(games.oneAtATime
      ? [
          {
            field: "games.oneAtATime",
            site: "Refuses a second game beside one that is open here, in whatever tab or browser",
            proof: "games",
            duty: {
              name: "games.oneAtATime",
              requires: "The same game twice, and a game that is open elsewhere than on this site",
            },
          },
        ]
      : []),
    ...(games.demo === "verified"
      ? [
          {
            field: "games.demo",
            site: "Launches a demo for nobody but players who have proved their age",
            proof: "demo",
          },
        ]
      : []),
    ...games.bounds.map((bounds) => ({
      field: "games.bounds",
      site: `The page of a game says it: ${boundsOf(bounds)}`,
      proof: "bounds",
      duty: {
        name: `games.bounds.${bounds.types.join("-")}`,
        requires: `Games keep to it: ${boundsOf(bounds)}`,
      },
    })),
    ...(games.rtp ? [{ field: "games.rtp", site: "The return to player, on the page of each game" }] : []),
  ];
}

function boundsOf({ seconds, stake, types }: MarketFile["games"]["bounds"][number]): string {
  const young = stake?.young ? ` (${stake.young.amount} up to the age of ${stake.young.to})` : "";
  return [
    types.join(", "),
    ...(stake ? [`a stake of at most ${stake.amount} ${stake.currency}${young}`] : []),
    ...(seconds ? [`${seconds} seconds or more`] : []),
  ].join("; ");
}
