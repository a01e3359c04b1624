import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { LevelRing } from "~/ui/feedback/level-ring";
import { useFormats } from "~/ui/format/formats";
import { usePoints } from "./shop/use-points";
import type { Standing } from "./standing";

interface StandingCardProps {
  standing: Standing;
  /** What points are spent on, beside them. */
  shop?: ReactNode;
  children?: ReactNode;
}

/** A player's level, points and progress to the next level. */
export function StandingCard({ standing, shop, children }: StandingCardProps) {
  const { points, pointsAlias, levelName, percent, next } = standing;
  const t = useTranslate();
  const count = usePoints();
  const formats = useFormats();
  return (
    <div className="standing panel">
      {levelName && (
        <LevelRing
          percent={percent}
          label={t("level.ring", { level: levelName, percent: formats.percent(percent) })}
          className="size-24"
        >
          <span aria-hidden className="tabular text-lg font-semibold">
            {formats.percent(percent)}
          </span>
        </LevelRing>
      )}
      <dl>
        {levelName && (
          <div>
            <dt className="text-sm text-muted">{t("loyalty.standing.level")}</dt>
            <dd className="text-lg font-semibold">{levelName}</dd>
            <dd className="text-sm text-muted">
              {next
                ? t("loyalty.standing.next", { missing: formats.number(next.missing), level: next.name })
                : t("loyalty.standing.top")}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-muted">{t("loyalty.standing.points")}</dt>
          <dd className="tabular text-lg font-semibold">{count(points, pointsAlias)}</dd>
          {shop && <dd className="mt-2">{shop}</dd>}
        </div>
      </dl>
      {children}
    </div>
  );
}
