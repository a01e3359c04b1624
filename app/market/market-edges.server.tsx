import { renderToStaticMarkup } from "react-dom/server";
import type { AppContext } from "~/context/app-context";
import { MarketPlace } from "./market-place";
import { viewOf } from "./place.server";

/**
 * What the market asks to be shown above or below every page, those of failures and of games too: it stands beside the
 * page, which may fail. Empty without a market.
 */
export function renderMarketEdge(context: AppContext, place: "head" | "foot"): string {
  const { market } = context.config;
  const view = market && viewOf(market, place, context);
  return view ? renderToStaticMarkup(<MarketPlace view={view} />) : "";
}
