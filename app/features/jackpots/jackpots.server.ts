import type { PageContext } from "~/context/app-context";
import { type ShownGames, showGrid } from "~/features/games/game-cards.server";
import { listGames } from "~/features/games/games.server";
import type { PlayerMarks } from "~/features/games/player/player-marks";
import { deferPlayerMarks } from "~/features/games/player/player-marks.server";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { inOwnCurrency } from "~/session/own-amount.server";
import { growingWindow, isPastEnd, pageAnchor, pageParam, parsePage } from "~/shell/paging/paging";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import type { AboutValue } from "~/ui/format/about-amount";
import { type JackpotCard, type JackpotWin, toJackpotCard } from "./jackpot-card";
import { listJackpotWins } from "./jackpot-wins.server";

export interface Jackpots {
  seo: PageSeo;
  jackpots: PageSection<JackpotCard[]>;
  winners: PageSection<JackpotWin[]>;
}

export interface JackpotPage {
  seo: PageSeo;
  jackpot: JackpotCard;
  /** The total in the player's own currency, as it was when the page was loaded. */
  totalAbout: AboutValue;
  text?: string;
  image?: string;
  page: number;
  /** Whether the page lies behind the last one. */
  isPast: boolean;
  isPlayer: boolean;
  /** The player's marks for the cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
  games: PageSection<ShownGames>;
  winners: PageSection<JackpotWin[]>;
}

const WINNERS_SHOWN = 12;

export async function loadJackpots(context: PageContext): Promise<Jackpots> {
  const { t } = context;
  const [{ product }, jackpots, winners] = await Promise.all([
    context.content.config(),
    settleSection(
      context,
      context.platform.call("Jackpots.get").then((list) => list.map(toJackpotCard)),
    ),
    settleSection(context, listJackpotWins(context, { count: WINNERS_SHOWN })),
  ]);
  const seo = await loadPageSeo(context, {
    title: t("jackpots.title"),
    description: t("jackpots.meta.description", { product: product.name }),
    breadcrumbs: [],
  });
  return { seo, jackpots, winners };
}

/** Finds the jackpot in the platform's list, because there is no call for a single one (docs/contract.md#3.8). */
export async function loadJackpot(
  context: PageContext,
  id: string,
  params: URLSearchParams,
): Promise<JackpotPage> {
  const page = parsePage(params.get("page"));
  const marks = deferPlayerMarks(context);
  const [all, player] = await Promise.all([context.platform.call("Jackpots.get"), context.player()]);
  const found = all.find((jackpot) => jackpot.id === id);
  if (!found) throw notFound();

  const { t } = context;
  const jackpot = toJackpotCard(found);
  const { text, image_url: image } = found.description;
  const [totalAbout, games, winners] = await Promise.all([
    inOwnCurrency(context, jackpot.total),
    settleSection(
      context,
      listGames(context, { jackpot_id: id, ...growingWindow(page) }).then((list) =>
        showGrid(context, list, { anchor: pageAnchor(page) }),
      ),
    ),
    settleSection(context, listJackpotWins(context, { jackpotId: id, count: WINNERS_SHOWN })),
  ]);
  const isPast = games.ok && isPastEnd(page, games.value.total);
  const seo = await loadPageSeo(context, {
    title: jackpot.name,
    name: jackpot.name,
    description: text ?? t("jackpots.meta.detail", { name: jackpot.name }),
    image,
    canonicalQuery: pageParam(isPast ? 1 : page),
    isVariant: isPast,
    breadcrumbs: [{ name: t("jackpots.title"), path: paths.jackpots() }],
  });
  const isPlayer = player.kind === "player";
  return {
    seo,
    jackpot,
    totalAbout: totalAbout.value,
    text,
    image,
    page,
    isPast,
    isPlayer,
    marks,
    games,
    winners,
  };
}
