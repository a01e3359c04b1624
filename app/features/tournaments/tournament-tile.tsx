import { useLocation, useNavigation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Image } from "~/ui/images/image";
import { Deadline } from "./deadline";
import { elapsed } from "./time-left";
import type { TournamentCard } from "./tournament-card";

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
  const { id, title, image, prize, players, isJoined, place, need, status, startsAt, endsAt } = tournament;
  const isRanked = isJoined && place !== undefined;
  return (
    <article className="tile gap-3">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel={title} className="rounded-md" />}
      <div className="tile-head">
        <h3 className="text-base">
          <a className="tile-link" href={localePath(paths.tournament(id))}>
            {title}
          </a>
        </h3>
        {isJoined && <Badge tone="positive">{t("tournaments.joined")}</Badge>}
      </div>
      <dl className="level-facts mt-auto grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        <div className="col-span-2">
          <dt className="text-muted">{t("tournaments.prize")}</dt>
          <dd>
            <Money value={prize} className="text-lg font-semibold text-accent-ink" />
          </dd>
        </div>
        <Deadline tournament={tournament} now={now} />
        {need ? (
          <div>
            <dt className="text-muted">
              {t(need === "country" ? "tournaments.inCountry" : "tournaments.need")}
            </dt>
            <dd>{t(`tournaments.needs.${need}`)}</dd>
          </div>
        ) : (
          <div>
            <dt className="text-muted">{t(isRanked ? "tournaments.place" : "tournaments.players")}</dt>
            <dd className="tabular">{isRanked ? <b>{number(place)}</b> : number(players)}</dd>
          </div>
        )}
        {status === "active" && (
          <div className="time-bar col-start-1" aria-hidden="true">
            <Progress percent={elapsed(startsAt, endsAt, now)} label="" />
          </div>
        )}
      </dl>
      {hasWay && <Way tournament={tournament} isMain={isMain} />}
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
