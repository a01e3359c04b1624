import type { Speaker } from "~/market/file/words";
import type { Market } from "~/market/market-file";
import { Mark } from "~/market/market-place";
import { markView } from "~/market/place.server";
import { Specimen } from "./specimen";

/** The marks of the market's file; without one, the plate on which the words of a mark stand. */
export function MarketSpecimens({ market, ...speaker }: Speaker & { market: Market | undefined }) {
  const marks = market
    ? [...(market.bar ?? []), ...market.marks]
    : [{ id: "adults", alt: "market.marks.over18" as const }];
  return (
    <Specimen name="Mark">
      {marks.map((mark) => (
        <Mark key={mark.id} mark={markView(mark, { basename: "", ...speaker })} />
      ))}
    </Specimen>
  );
}
