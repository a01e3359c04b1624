import { MotionPauseButton } from "~/browser/runtime/motion-pause";
import { useLive } from "~/features/live/use-live";
import { useTranslate } from "~/i18n/use-translate";
import { AboutAmount } from "~/ui/format/about-amount";
import { Money } from "~/ui/format/money";
import { Image } from "~/ui/images/image";
import { GrowingAmount } from "./growing-amount";
import { JackpotLevels } from "./jackpot-levels";
import type { JackpotPage } from "./jackpots.server";

type HeroProps = Pick<JackpotPage, "jackpot" | "totalAbout" | "text" | "image">;

/** The jackpot's current amounts, by level, and its last winner. */
export function JackpotHero({ jackpot, totalAbout, text, image }: HeroProps) {
  const t = useTranslate();
  const live = useLive("jackpots", jackpot)?.[jackpot.id];
  const { name, total, levels, lastWin } = { ...jackpot, ...live };
  return (
    <div className="page-hero">
      {image && (
        <Image preset="wide" src={image} alt="" fallbackLabel="" loading="first" className="rounded-lg" />
      )}
      <div className="flex min-w-0 flex-col gap-3">
        <h1 className="text-xl">{name}</h1>
        {text && <p className="max-w-(--cr-measure) text-muted">{text}</p>}
        <div>
          <div className="flex min-h-11 max-w-md flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
            {t("jackpots.total")}
            <MotionPauseButton />
          </div>
          <GrowingAmount value={total} className="font-bold text-accent-ink text-xl tablet:text-2xl" />
          <AboutAmount label={t("common.about")} value={totalAbout} />
        </div>
        <JackpotLevels levels={levels} className="max-w-md" />
        {lastWin && (
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {t("jackpots.lastWin", { player: lastWin.player })}
            <Money value={lastWin.amount} className="text-positive" />
          </p>
        )}
      </div>
    </div>
  );
}
