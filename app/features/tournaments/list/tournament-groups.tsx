import { useNow } from "~/browser/runtime/time/use-now";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { PageLinks, ShownRange } from "~/shell/paging/page-links";
import { pageAnchor, pagingOf } from "~/shell/paging/paging";
import { PastEnd } from "~/shell/paging/past-end";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { useFormats } from "~/ui/format/formats";
import { Section } from "~/ui/section";
import { TOURNAMENTS_ON_PAGE } from "../page-sizes";
import type { TournamentCard } from "../tournament-card";
import { TournamentTile } from "../tournament-tile";
import { useLiveTournaments } from "../use-live-tournaments";
import { FinishedList } from "./finished-list";
import { RaceTile } from "./race-tile";
import type { Tournaments } from "./tournaments.server";
import { tournamentsAddress } from "./tournaments-query";

/** Finished tournaments in the view of all groups. */
const FINISHED_SHOWN = 4;

type ListProps = Pick<Tournaments, "query" | "statuses" | "now"> & {
  list: { tournaments: TournamentCard[]; total: number };
};

/** All groups, or one of them with paging. */
export function TournamentGroups(props: ListProps) {
  const { query } = props;
  const now = useNow(props.now);
  const list = { ...props.list, tournaments: useLiveTournaments(props.list.tournaments) };
  const isPastEnd = query.status !== "all" && list.total > 0;
  if (list.tournaments.length === 0 && !isPastEnd) return <NoTournaments />;
  const Groups = query.status === "all" ? AllGroups : OneGroup;
  return <Groups {...props} list={list} now={now} />;
}

function AllGroups({ statuses, list, now }: ListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const groups = statuses
    .map((status) => ({ status, own: list.tournaments.filter((one) => one.status === status) }))
    .filter(({ own }) => own.length > 0);
  const main = mainOf(list.tournaments);
  const tiled = groups.filter(({ status }) => status !== "finished");
  // Tiles of all groups are as wide as those of the largest.
  const max = Math.max(...tiled.map(({ own }) => own.filter((one) => one !== raceOf(main)).length));
  const isEveryItem = list.total <= list.tournaments.length;
  // The list has one group after the other: where it is cut, the last one is not whole.
  const isWhole = (index: number) => isEveryItem || index < groups.length - 1;
  return (
    <div>
      {groups.map(({ status, own }, index) => (
        <Section
          key={status}
          title={t(`tournaments.status.${status}`) + (isWhole(index) ? ` · ${number(own.length)}` : "")}
          moreHref={
            isWhole(index) && (status !== "finished" || own.length <= FINISHED_SHOWN)
              ? undefined
              : localePath(paths.tournaments({ status }))
          }
          moreLabel={t("tournaments.seeAll")}
        >
          {status === "finished" ? (
            <FinishedList tournaments={own.slice(0, FINISHED_SHOWN)} />
          ) : (
            <Tiles tournaments={own} count={max} now={now} main={main} />
          )}
        </Section>
      ))}
    </div>
  );
}

function OneGroup({ query, list, now }: ListProps) {
  const localePath = useLocalePath();
  const paging = pagingOf(query.page, list.tournaments.length, list.total, TOURNAMENTS_ON_PAGE);
  const hrefOf = (page: number) => localePath(paths.tournaments(tournamentsAddress({ ...query, page })));
  if (list.tournaments.length === 0)
    return <PastEnd total={list.total} size={TOURNAMENTS_ON_PAGE} hrefOf={hrefOf} />;
  const anchor = pageAnchor(query.page, TOURNAMENTS_ON_PAGE);
  return (
    <>
      <ShownRange paging={paging} />
      {query.status === "finished" ? (
        <FinishedList tournaments={list.tournaments} anchor={anchor} />
      ) : (
        <Tiles tournaments={list.tournaments} now={now} main={mainOf(list.tournaments)} anchor={anchor} />
      )}
      <PageLinks paging={paging} hrefOf={hrefOf} />
    </>
  );
}

interface TilesProps {
  tournaments: TournamentCard[];
  now: number;
  /** Number of tiles, which decides their width; by default that of the tournaments. */
  count?: number;
  /** Has the page's main button. */
  main: TournamentCard | undefined;
  /** Where "show more" lands. */
  anchor?: ReturnType<typeof pageAnchor>;
}

/** The tournament that the player is in, else the first one that can be joined. */
function mainOf(tournaments: readonly TournamentCard[]): TournamentCard | undefined {
  return (
    tournaments.find(({ isJoined, status }) => isJoined && status === "active") ??
    tournaments.find(({ way }) => way === "join")
  );
}

const raceOf = (main: TournamentCard | undefined) => (main?.isJoined ? main : undefined);

/** The player's own race precedes the others and is not repeated among them. */
function Tiles({ tournaments, now, count, main, anchor }: TilesProps) {
  const race = tournaments.find((one) => one === raceOf(main));
  const others = tournaments.filter((one) => one !== race);
  const landing = anchor && tournaments[anchor.index];
  return (
    <div className="grid gap-4" data-platform="">
      {race && <RaceTile tournament={race} now={now} />}
      {others.length > 0 && (
        <ul className="tile-grid tournament-tiles" data-count={count ?? others.length}>
          {others.map((tournament) => (
            <li key={tournament.id} id={tournament === landing ? anchor?.id : undefined}>
              <TournamentTile tournament={tournament} now={now} isMain={tournament === main} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoTournaments() {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <EmptyState
      icon="trophy"
      title={t("tournaments.none.title")}
      text={t("tournaments.none.text")}
      action={<ButtonLink href={localePath(paths.tournaments())}>{t("tournaments.none.action")}</ButtonLink>}
    />
  );
}
