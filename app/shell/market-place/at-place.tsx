import { MarketPlace } from "~/market/market-place";
import type { PlaceInPage } from "~/market/places";
import { useRootData } from "~/shell/document/root-data";

/** What the market requires at this place of a page; nothing without a market. */
export function AtPlace({ place }: { place: PlaceInPage }) {
  const view = useRootData()?.market?.[place];
  return view ? <MarketPlace view={view} /> : null;
}
