import type { Fragment } from "~/browser/served-html/fragment";
import { wordsKey } from "~/browser/served-html/fragment-cache.server";
import type { PageContext } from "~/context/app-context";
import { TranslateContext } from "~/i18n/translator";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { FormatsProvider } from "~/ui/format/formats";
import { PromotionTile } from "./promotion-tile";
import type { PromotionCard } from "./promotions.server";

/** Tiles of promotions below a heading of another page. */
export interface ShownPromotions {
  tiles: Fragment;
  /** Number of the tiles. */
  shown: number;
}

/** They are not hydrated, so their times stay in the site's zone. */
export function showPromotions(context: PageContext, promotions: readonly PromotionCard[]): ShownPromotions {
  const { basename, config, fragments, locale, t } = context;
  const tiles = promotions.map((promotion) =>
    fragments.cache("promotion", [...wordsKey(context), promotion], () => (
      <TranslateContext.Provider value={t}>
        <FormatsProvider
          locale={locale.code}
          timeZone={config.siteTimeZone}
          dateTimeJoin={t("common.dateTimeJoin")}
        >
          <li>
            <PromotionTile
              promotion={promotion}
              href={withBasename(basename, paths.promotion(promotion.slug))}
              heading="h3"
            />
          </li>
        </FormatsProvider>
      </TranslateContext.Provider>
    )),
  );
  return { tiles: fragments.serve(tiles), shown: promotions.length };
}
