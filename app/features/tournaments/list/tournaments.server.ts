import type { PageContext } from "~/context/app-context";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { growingWindow, isPastEnd } from "~/shell/paging/paging";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { type Entry, type EntryReason, entryOf } from "../page/entry";
import { TOURNAMENTS_ON_PAGE } from "../page-sizes";
import { type TournamentCard, type TournamentStatus, toTournamentCard } from "../tournament-card";
import {
  parseTournamentsQuery,
  shownStatuses,
  type TournamentsQuery,
  tournamentsAddress,
} from "./tournaments-query";

export interface Tournaments {
  seo: PageSeo;
  /** Server time in milliseconds, which countdowns start from until hydration. */
  now: number;
  query: TournamentsQuery;
  /** Whether the page lies behind the last one. */
  isPast: boolean;
  /** The groups that the operator shows. */
  statuses: TournamentStatus[];
  list: PageSection<{ tournaments: TournamentCard[]; total: number }>;
}

/** Tournaments read for the view of all groups: active and future ones, and the latest finished ones. */
const ALL_READ = 60;

export async function loadTournaments(context: PageContext, params: URLSearchParams): Promise<Tournaments> {
  const { tournaments: settings, product } = await context.content.config();
  const statuses = shownStatuses(settings);
  const query = parseTournamentsQuery(params, statuses);
  const list = await settleSection(context, readTournaments(context, query));
  const isPast = list.ok && isPastEnd(query.page, list.value.total, TOURNAMENTS_ON_PAGE);
  const { t } = context;
  const seo = await loadPageSeo(context, {
    title:
      query.status === "all"
        ? t("tournaments.title")
        : t("tournaments.meta.group", { group: t(`tournaments.status.${query.status}`) }),
    description: t("tournaments.meta.description", { product: product.name }),
    canonicalQuery: tournamentsAddress(isPast ? { ...query, page: 1 } : query),
    isVariant: isPast,
    breadcrumbs: [],
  });
  return { seo, now: Date.now(), query, isPast, statuses, list };
}

/** No player can do anything about these. */
const isFinal = (reason: string) => reason === "country" || reason === "other";

function wayOf(entry: Entry): TournamentCard["way"] {
  if (entry.kind === "open") return "join";
  if (entry.kind === "restricted") return entry.reasons.some(isFinal) ? undefined : "qualify";
  return entry.kind === "signIn" ? "signIn" : undefined;
}

/** What no player can do anything about comes first: nothing else would help. */
function needOf(reasons: readonly (EntryReason | "other")[]): EntryReason | undefined {
  const [need] = [...reasons].sort((a, b) => Number(isFinal(b)) - Number(isFinal(a)));
  return need === "other" ? undefined : need;
}

/** A player's list includes their participation. */
async function readTournaments(
  { platform, player }: PageContext,
  { status, page }: TournamentsQuery,
): Promise<{ tournaments: TournamentCard[]; total: number }> {
  const { kind } = await player();
  const range = status === "all" ? { count: ALL_READ } : growingWindow(page, TOURNAMENTS_ON_PAGE);
  const found = await platform.call("tournaments.get", { status, ...range }, { personal: kind === "player" });
  const tournaments = found.items.map((tournament) => {
    const entry = entryOf(tournament, kind);
    const way = wayOf(entry);
    const need = entry.kind === "restricted" ? needOf(entry.reasons) : undefined;
    return { ...toTournamentCard(tournament), ...(way && { way }), ...(need && { need }) };
  });
  return { tournaments, total: found.total };
}
