import { useLocation, useNavigation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/dialog-query";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import { timeLeft } from "./time-left";
import type { TournamentCard } from "./tournament-card";

interface TournamentTileProps {
  tournament: TournamentCard;
  /** Milliseconds, the server's clock. */
  now: number;
  /** The first of the list that one may join. */
  isMain?: boolean;
}

/** A tournament in a list; the whole tile links to its page. */
export function TournamentTile({ tournament, now, isMain = false }: TournamentTileProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const { id, title, image, prize, players, isJoined, place } = tournament;
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
        <div>
          <dt className="text-muted">{t(isRanked ? "tournaments.place" : "tournaments.players")}</dt>
          <dd className="tabular">{number(isRanked ? place : players)}</dd>
        </div>
      </dl>
      <Way tournament={tournament} isMain={isMain} />
    </article>
  );
}

/** What one may do: every tile ends with a line of it. */
function Way({
  tournament: { id, title, status, isJoined, way },
  isMain,
}: Pick<TournamentTileProps, "tournament" | "isMain">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (way === "join") return <JoinForm id={id} title={title} variant={isMain ? "primary" : "secondary"} />;
  const page = localePath(paths.tournament(id));
  const link = (label: MessageKey, name: MessageKey, href = page) => (
    <ButtonLink variant="secondary" className="relative z-10" aria-label={t(name, { title })} href={href}>
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
