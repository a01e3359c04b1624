import { useLocation, useNavigation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/dialog-query";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
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
  const { id, title, image, prize, players } = tournament;
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
          <dd>
            <Money value={prize} className="text-lg font-semibold text-accent-ink" />
          </dd>
        </div>
        <Deadline tournament={tournament} now={now} />
        <div>
          <dt className="text-muted">{t("tournaments.players")}</dt>
          <dd className="tabular">{number(players)}</dd>
        </div>
      </dl>
      <Way tournament={tournament} isMain={isMain} />
    </article>
  );
}

/** What one may do, or has done: every tile ends with a line of it. */
function Way({
  tournament: { id, title, isJoined, way },
  isMain,
}: Pick<TournamentTileProps, "tournament" | "isMain">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (way === "join") return <JoinForm id={id} title={title} variant={isMain ? "primary" : "secondary"} />;
  if (isJoined)
    return (
      <p className="flex min-h-11 items-center justify-center gap-1 text-sm font-semibold text-positive">
        <Icon name="check" className="size-4" />
        {t("tournaments.joined")}
      </p>
    );
  const isVisitor = way === "signIn";
  const page = localePath(paths.tournament(id));
  return (
    <ButtonLink
      variant="secondary"
      className="relative z-10"
      aria-label={t(isVisitor ? "tournaments.joinOne" : "tournaments.detailsOf", { title })}
      href={isVisitor ? localePath(paths.signIn({ redirectUrl: page })) : page}
    >
      {t(isVisitor ? "tournaments.join" : "tournaments.details")}
    </ButtonLink>
  );
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
