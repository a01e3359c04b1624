import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { AboutAmount } from "~/ui/format/about-amount";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import { Countdown } from "./countdown";
import type { TournamentPageData } from "./tournament.server";

type HeroProps = Pick<
  TournamentPageData,
  "tournament" | "prizeAbout" | "text" | "now" | "totalPoints" | "provider"
> & {
  /** The visitor's actions. */
  children: ReactNode;
};

export function TournamentHero({
  tournament,
  prizeAbout,
  text,
  now,
  totalPoints,
  provider,
  children,
}: HeroProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { title, image, status, prize, players, games, startsAt, endsAt } = tournament;
  return (
    <div className="page-hero">
      <div className="flex flex-col gap-4">
        {image && (
          <Image preset="wide" src={image} alt="" fallbackLabel="" loading="first" className="rounded-lg" />
        )}
        {status !== "finished" && (
          <Countdown until={status === "future" ? startsAt : endsAt} status={status} now={now} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <p className="text-sm font-semibold text-muted">{t(`tournaments.status.${status}`)}</p>
          <h1 className="text-xl laptop:text-2xl">{title}</h1>
        </div>
        {text && <p className="max-w-(--cr-measure) text-muted">{text}</p>}
        <p className="text-sm text-muted">
          {t("tournaments.prize")}
          <Money value={prize} className="block text-xl font-bold text-accent-ink" />
          <AboutAmount label={t("common.about")} value={prizeAbout} />
        </p>
        {children}
        <dl className="fact-grid level-facts">
          <div>
            <dt>{t("tournaments.players")}</dt>
            <dd className="tabular">{number(players)}</dd>
          </div>
          {games !== undefined && games > 0 && (
            <div>
              <dt>{t("tournament.games")}</dt>
              <dd className="tabular">{number(games)}</dd>
            </div>
          )}
          {provider && (
            <div>
              <dt>{t("tournament.provider")}</dt>
              <dd>{provider}</dd>
            </div>
          )}
          {status !== "future" && (
            <div>
              <dt>{t("tournament.points")}</dt>
              <dd className="tabular">{number(totalPoints)}</dd>
            </div>
          )}
          <div>
            <dt>{t("tournament.starts")}</dt>
            <dd>
              <Time value={startsAt} />
            </dd>
          </div>
          <div>
            <dt>{t("tournament.ends")}</dt>
            <dd>
              <Time value={endsAt} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
