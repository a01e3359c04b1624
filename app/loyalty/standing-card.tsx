import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { usePoints } from "./shop/use-points";
import type { Standing } from "./standing";

/** A player's level, points and progress to the next level. */
export function StandingCard({ standing, children }: { standing: Standing; children?: ReactNode }) {
  const { points, pointsAlias, levelName, percent, next } = standing;
  const t = useTranslate();
  const count = usePoints();
  const { number } = useFormats();
  return (
    <div className="panel grid gap-3 tablet:max-w-xl">
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {levelName && (
          <div>
            <dt className="text-sm text-muted">{t("loyalty.standing.level")}</dt>
            <dd className="text-lg font-semibold">{levelName}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-muted">{t("loyalty.standing.points")}</dt>
          <dd className="tabular text-lg font-semibold">{count(points, pointsAlias)}</dd>
        </div>
      </dl>
      <Progress percent={percent} label={t("loyalty.standing.progress")} />
      <p className="text-sm text-muted">
        {next
          ? t("loyalty.standing.next", { missing: number(next.missing), level: next.name })
          : t("loyalty.standing.top")}
      </p>
      {children}
    </div>
  );
}
