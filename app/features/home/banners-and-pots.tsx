import { MotionPauseButton } from "~/browser/runtime/motion-pause";
import { BannerCarousel } from "~/features/banners/banner-carousel";
import type { ShownBanners } from "~/features/banners/banners.server";
import type { JackpotCard } from "~/features/jackpots/jackpot-card";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Icon } from "~/ui/icons/icon";
import { LargestJackpots } from "./live-sections";
import type { Section } from "./sections.server";

/** Where they have a row of their own, on narrow screens and on pages whose banners stand alone. */
export const JACKPOTS_ANCHOR = "jackpots";

const POTS_SHOWN = 3;

export interface Pots {
  title: string;
  jackpots: JackpotCard[];
}

/** The largest jackpots of a row further down, where there are enough for a column beside the banners. */
export function potsBelow(sections: readonly Section[], banners: Section): Pots | undefined {
  const row = sections.slice(sections.indexOf(banners)).find(({ kind }) => kind === "jackpots");
  if (row?.kind !== "jackpots" || !row.part.ok || row.part.value.length < POTS_SHOWN) return undefined;
  const amount = ({ total }: JackpotCard) => Number(total.amount);
  const jackpots = [...row.part.value].sort((a, b) => amount(b) - amount(a)).slice(0, POTS_SHOWN);
  return { title: row.title, jackpots };
}

/** Banners, with jackpots beside them from laptops on, in place of the jackpots' own row. */
export function BannersAndPots({ strip, title, jackpots }: Pots & { strip: ShownBanners }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (strip.shown === 0) return null;
  const hasPause = strip.shown > 1 && strip.autoplaySeconds !== undefined;
  return (
    <div className="with-pots">
      <BannerCarousel strip={strip} />
      <section aria-labelledby="pots" className="pots panel panel-lit">
        <h2>
          <a
            className="flex min-h-11 items-center gap-2 text-base"
            href={localePath(paths.jackpots())}
            aria-label={`${title}: ${t("home.rows.seeAll")}`}
          >
            <span id="pots">{title}</span>
            <Icon name="chevron-right" className="size-4" />
          </a>
        </h2>
        {!hasPause && <MotionPauseButton />}
        <LargestJackpots jackpots={jackpots} />
      </section>
    </div>
  );
}
