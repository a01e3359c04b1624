import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Image } from "~/ui/images/image";
import { Deadline } from "../deadline";
import type { Race, TournamentCard } from "../tournament-card";

interface RaceTileProps {
  tournament: TournamentCard;
  /** Milliseconds, the server's clock. */
  now: number;
}

/** The tournament that the player is in: the place, how far it is to the next who is named, and the time left for it. */
export function RaceTile({ tournament, now }: RaceTileProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const { id, title, image, prize, place, players, race } = tournament;
  return (
    <article className="tile race">
      {image && <Image preset="wide" src={image} alt="" fallbackLabel="" className="race-picture" />}
      <div className="race-body">
        <div className="tile-head">
          <h3>
            <a className="tile-link" href={localePath(paths.tournament(id))}>
              {title}
            </a>
          </h3>
          <Badge tone="positive">{t("tournaments.joined")}</Badge>
        </div>
        <dl className="race-facts level-facts">
          {place === undefined ? (
            <div>
              <dt>{t("tournaments.players")}</dt>
              <dd>{number(players)}</dd>
            </div>
          ) : (
            <div className="race-place">
              <dt>{t("tournaments.place")}</dt>
              <dd>
                <b>{number(place)}</b>
                {players !== undefined && (
                  <span>{t("tournaments.ofPlayers", { total: number(players) })}</span>
                )}
              </dd>
            </div>
          )}
          {race && (
            <div>
              <dt>{t("tournaments.pointsTo", { place: number(race.ahead.place) })}</dt>
              <dd>{number(race.ahead.points - race.points)}</dd>
            </div>
          )}
          <Deadline tournament={tournament} now={now} />
          <div>
            <dt>{t("tournaments.prize")}</dt>
            <dd>
              <Money value={prize} className="text-accent-ink" />
            </dd>
          </div>
        </dl>
        {race && <Track race={race} />}
        <ButtonLink
          className="relative z-10"
          aria-label={t("tournaments.playIn", { title })}
          href={localePath(paths.tournamentHall(id))}
        >
          {t("tournaments.play")}
        </ButtonLink>
      </div>
    </article>
  );
}

/** A track from no points to those of the next player ahead. */
function Track({ race: { points, ahead } }: { race: Race }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <div className="race-track">
      <div aria-hidden="true">
        <Progress percent={(100 * points) / ahead.points} label="" />
      </div>
      <dl>
        <div>
          <dt>{t("tournaments.ownPoints")}</dt>
          <dd>{number(points)}</dd>
        </div>
        <div>
          <dt>{t("tournaments.pointsAhead", { place: number(ahead.place) })}</dt>
          <dd>{number(ahead.points)}</dd>
        </div>
      </dl>
    </div>
  );
}
