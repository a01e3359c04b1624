import type { Market } from "~/market/market-file";

/** A market without requirements. */
const plain: Market = {
  market: "XX",
  countries: ["ES"],
  age: { min: 18, gate: false },
  licence: {
    holder: "Holder",
    number: "1",
    sentence: { "en-GB": "{holder}, {number}" },
    link: "https://register.example/1",
    places: ["foot"],
    others: [],
  },
  marks: [],
  notices: [],
  time: { local: false, net: false, lastSignIn: false },
  session: { before: [] },
  limits: [],
  breaks: ["P1D"],
  exclusion: { periods: ["P6M"] },
  withdrawals: { cancel: true },
  bonus: {
    allowed: true,
    visitors: true,
    welcomeOnly: false,
    oneProduct: false,
    refuse: [],
    termsBeside: [],
  },
  games: {
    hideTypes: [],
    hideTags: [],
    hideJackpots: false,
    sportsbook: true,
    bounds: [],
    demo: "all",
    moments: true,
    oneAtATime: false,
    rtp: false,
  },
  consent: { cookies: "off", marketing: { channels: ["email"], products: [], askAgain: false } },
  help: [{ name: "Helper", phone: "0800 1", places: ["foot"] }],
  complaints: { text: "market.complaints" },
};

/** The rules of a market of which a test needs some. */
export const marketOf = (rules: Partial<Market>): Market => ({ ...plain, ...rules });

/** A market whose rules a test changes while the app runs. */
export function changingMarket() {
  const market = marketOf({});
  return {
    market,
    setRules(rules: Partial<Market>) {
      for (const name of Object.keys(market) as (keyof Market)[]) delete (market as Partial<Market>)[name];
      Object.assign(market, marketOf(rules));
    },
  };
}

type MarketLimit = Market["limits"][number];

/** A deposit limit of a market. */
export const depositLimitOf = (rules: Partial<MarketLimit>): MarketLimit => ({
  kind: "deposit",
  periods: ["day", "week", "month"],
  needs: "one",
  freeText: true,
  raiseAfter: "PT24H",
  confirmRaise: false,
  name: "market.limits.deposit",
  ...rules,
});
