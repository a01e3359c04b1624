import { renderToStaticMarkup } from "react-dom/server";
import type { AppContext } from "~/context/app-context";
import { Mark } from "../market-place";
import { markView } from "../place.server";

/** Renders the bar that stays on top of every page; undefined where the market has none. */
export function renderMarketBar(
  context: Pick<AppContext, "basename" | "config" | "locale" | "t">,
): string | undefined {
  const { bar } = context.config.market ?? {};
  return (
    bar &&
    renderToStaticMarkup(
      <ul aria-label={context.t("common.marketBar")}>
        {bar.map((mark) => (
          <li key={mark.id}>
            <Mark mark={markView(mark, context)} />
          </li>
        ))}
      </ul>,
    )
  );
}
