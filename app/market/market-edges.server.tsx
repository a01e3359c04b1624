import { renderToStaticMarkup } from "react-dom/server";
import type { AppContext } from "~/context/app-context";
import { MarketPlace } from "./market-place";
import { viewOf } from "./place.server";

/**
 * What the market requires above or below every page, error pages and games included: it is rendered beside the page,
 * which may fail. Empty without a market.
 */
export function renderMarketEdge(context: AppContext, place: "head" | "foot"): string {
  const { market } = context.config;
  const view = market && viewOf(market, place, context);
  return view ? renderToStaticMarkup(<MarketPlace view={view} />) : "";
}
