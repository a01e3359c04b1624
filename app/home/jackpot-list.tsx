import { useTranslate } from "~/i18n/use-translate";
import { Carousel } from "~/ui/carousel";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import type { HomeJackpot } from "./home-blocks";
import { useGrowingAmounts } from "./use-growing-amounts";

export function JackpotList({ label, jackpots }: { label: string; jackpots: HomeJackpot[] }) {
  const t = useTranslate();
  const amounts = useGrowingAmounts(jackpots);
  return (
    <div className="tile-row tile-row-filled">
      <Carousel label={label}>
        {jackpots.map(({ id, name, total, levels, lastWin }, index) => (
          <article key={id} className="tile gap-1">
            <h3 className="flex items-center gap-2 text-sm text-muted">
              <Icon name="jackpot" className="size-4 text-accent-ink" />
              {name}
            </h3>
            <Money
              value={{ ...total, amount: amounts[index] ?? total.amount }}
              className="text-xl font-bold text-accent-ink"
            />
            {levels.length > 0 && (
              <dl className="mt-2 grid gap-1 text-sm">
                {levels.map((level) => (
                  <div key={level.name} className="flex justify-between gap-3">
                    <dt className="text-muted">{level.name}</dt>
                    <dd>
                      <Money value={level.amount} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {lastWin && (
              <p className="mt-auto flex flex-wrap justify-between gap-x-3 pt-2 text-sm text-muted">
                {t("home.jackpots.lastWin", { player: lastWin.player })}
                <Money value={lastWin.amount} className="text-positive" />
              </p>
            )}
          </article>
        ))}
      </Carousel>
    </div>
  );
}
