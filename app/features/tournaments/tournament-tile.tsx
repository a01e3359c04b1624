import { useLocation, useNavigation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/dialog-query";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import { elapsed, timeLeft } from "./time-left";
import type { Race, TournamentCard } from "./tournament-card";

interface TournamentTileProps {
  tournament: TournamentCard;
  /** Milliseconds, the server's clock. */
  now: number;
  /** Has the page's main button. */
  isMain?: boolean;
  /** Not on a page that all share: what a player can do is not known there. */
  hasWay?: boolean;
}

/** A tournament in a list; the whole tile links to its page. */
export function TournamentTile({ tournament, now, isMain = false, hasWay = true }: TournamentTileProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const { id, title, image, prize, players, isJoined, place, need, race, status, startsAt, endsAt } =
    tournament;
  const isRanked = isJoined && place !== undefined;
  return (
    <article className="tile gap-3">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel={title} className="rounded-md" />}
      <h3 className="text-base">
        <a className="tile-link" href={localePath(paths.tournament(id))}>
          {title}
        </a>
      </h3>
      <dl className="mt-auto grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        <div className="col-span-2">
          <dt className="text-muted">{t("tournaments.prize")}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-2">
            <Money value={prize} className="text-lg font-semibold text-accent-ink" />
            {isJoined && <Badge tone="positive">{t("tournaments.joined")}</Badge>}
          </dd>
        </div>
        <Deadline tournament={tournament} now={now} />
        {need ? (
          <div>
            <dt className="text-muted">
              {t(need === "country" ? "tournaments.openIn" : "tournaments.need")}
            </dt>
            <dd>{t(`tournaments.needs.${need}`)}</dd>
          </div>
        ) : (
          <div>
            <dt className="text-muted">{t(isRanked ? "tournaments.place" : "tournaments.players")}</dt>
            <dd className="tabular">
              {isRanked && (
                <>
                  <b>{number(place)}</b>
                  {isMain && players !== undefined && " / "}
                </>
              )}
              {(isMain || !isRanked) && number(players)}
            </dd>
          </div>
        )}
        {status === "active" && (
          <div className="time-bar col-start-1" aria-hidden="true">
            <Progress percent={elapsed(startsAt, endsAt, now)} label="" />
          </div>
        )}
        {isMain && race && <RaceFacts race={race} />}
      </dl>
      {hasWay && <Way tournament={tournament} isMain={isMain} />}
    </article>
  );
}

/** How far behind the next player is. */
function RaceFacts({ race: { points, ahead } }: { race: Race }) {
  const t = useTranslate();
  const { number } = useFormats();
  const aheadLabel = t("tournaments.pointsAhead", { place: number(ahead.place) });
  return (
    <>
      <div className="col-start-1">
        <dt className="text-muted">{t("tournaments.ownPoints")}</dt>
        <dd className="tabular">{number(points)}</dd>
      </div>
      <div>
        <dt className="text-muted">{aheadLabel}</dt>
        <dd className="tabular">{number(ahead.points)}</dd>
      </div>
      <div className="col-span-2" aria-hidden="true">
        <Progress percent={(100 * points) / ahead.points} label={aheadLabel} />
      </div>
    </>
  );
}

/** What one may do: every tile ends with a line of it. */
function Way({
  tournament: { id, title, status, isJoined, way },
  isMain,
}: Pick<TournamentTileProps, "tournament" | "isMain">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const variant = isMain ? "primary" : "secondary";
  if (way === "join") return <JoinForm id={id} title={title} variant={variant} />;
  const page = localePath(paths.tournament(id));
  const link = (label: MessageKey, name: MessageKey, href = page) => (
    <ButtonLink variant={variant} className="relative z-10" aria-label={t(name, { title })} href={href}>
      {t(label)}
    </ButtonLink>
  );
  if (isJoined && status === "active")
    return link("tournaments.play", "tournaments.playIn", localePath(paths.tournamentHall(id)));
  if (way === "signIn")
    return link("tournaments.join", "tournaments.joinOne", localePath(paths.signIn({ redirectUrl: page })));
  if (way === "qualify") return link("tournaments.qualify", "tournaments.qualifyFor");
  return link("tournaments.details", "tournaments.detailsOf");
}

/**
 * Redirects back to this list, which then shows that the player takes part; a refusal is shown on the tournament's
 * page.
 */
function JoinForm({ id, title, variant }: Pick<TournamentCard, "id" | "title"> & { variant: ButtonVariant }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const action = localePath(paths.tournament(id));
  const isPending = useNavigation().formAction === action;
  return (
    <form method="post" action={action} data-keep-scroll="" className="relative z-10 grid">
      <input type="hidden" name="redirectTo" value={pathname + withoutDialog(search)} />
      <Button
        variant={variant}
        aria-label={t("tournaments.joinOne", { title })}
        aria-disabled={isPending}
        aria-busy={isPending}
      >
        {t("tournaments.join")}
      </Button>
    </form>
  );
}

/** The time until it starts or ends; for a finished one the date of its end. */
function Deadline({ tournament: { status, startsAt, endsAt }, now }: TournamentTileProps) {
  const t = useTranslate();
  const moment = status === "future" ? startsAt : endsAt;
  const { unit, ...values } = timeLeft(moment, now);
  return (
    <div>
      <dt className="text-muted">{t(`tournaments.deadline.${status}`)}</dt>
      <dd>
        {status === "finished" ? (
          <Time value={moment} mode="date" />
        ) : (
          <time dateTime={moment} className="tabular">
            {unit === "ending" && status === "future"
              ? t("tournaments.left.starting")
              : t(`tournaments.left.${unit}`, values)}
          </time>
        )}
      </dd>
    </div>
  );
}
