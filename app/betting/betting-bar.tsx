import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { LimitsLink } from "~/responsible-game/limits-link";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import type { Betting, BettingBonus } from "./betting.server";

type BarProps = Pick<Betting, "bonus" | "hasHistory"> & { isPlayer: boolean };

/** The page's heading, and a player's links: bonus, limits, bet history. */
export function BettingBar({ bonus, hasHistory, isPlayer }: BarProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="me-auto text-xl">{t("betting.title")}</h1>
      {bonus && <BonusHint bonus={bonus} />}
      {isPlayer && <LimitsLink />}
      {hasHistory && (
        <ButtonLink variant="secondary" href={localePath(paths.bets())}>
          <Icon name="clock" />
          {t("betting.history")}
        </ButtonLink>
      )}
    </div>
  );
}

/** The bonus a bet can be paid with, or one that must be activated first. */
function BonusHint({ bonus: { state, title, money } }: { bonus: BettingBonus }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <a
      href={localePath(paths.bonuses())}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-muted text-sm hover:text-text"
    >
      <Icon name="gift" className="size-5 shrink-0 text-accent-ink" />
      <span>{t(state === "active" ? "betting.bonus" : "betting.bonusWaiting")}</span>
      {title && (
        <span className="hidden max-w-64 truncate tablet:inline" dir="auto">
          {title}
        </span>
      )}
      <Money value={money} className="font-semibold text-text" />
    </a>
  );
}
