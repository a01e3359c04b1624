import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Badge, type BadgeTone } from "~/ui/feedback/badge";
import { Progress } from "~/ui/feedback/progress";
import { AboutAmount } from "~/ui/format/about-amount";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { BonusCard } from "./bonus-card";

const tones: Record<BonusCard["status"], BadgeTone> = {
  new: "warning",
  active: "positive",
  paused: "warning",
  finished: "neutral",
  expired: "neutral",
  removed: "neutral",
  other: "neutral",
};

interface BonusTileProps {
  bonus: BonusCard;
  /** The bonus's actions. */
  children?: ReactNode;
}

export function BonusTile({ bonus, children }: BonusTileProps) {
  const { status, title, text, amount, about, wager, expiresAt } = bonus;
  const t = useTranslate();
  return (
    <article className="tile gap-2">
      <div className="tile-head">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={tones[status]}>{t(`profile.bonuses.status.${status}`)}</Badge>
      </div>
      <p>
        <Money value={amount} className="text-lg font-semibold" />
        <AboutAmount label={t("common.about")} value={about} />
      </p>
      {text && <p className="text-sm text-muted">{text}</p>}
      {wager && (
        <div className="grid gap-1.5 pt-2 text-sm">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="text-muted">{t("profile.bonuses.wagered")}</span>
            <span>
              <Money value={wager.done} /> / <Money value={wager.required} />
            </span>
          </p>
          <Progress percent={wager.percent} label={t("profile.bonuses.progress", { title })} />
        </div>
      )}
      {expiresAt && (
        <p className="text-sm text-muted">
          {t("profile.validUntil")} <Time value={expiresAt} />
        </p>
      )}
      {children}
    </article>
  );
}
