import type { Fragment } from "~/browser/served-html/fragment";
import { type CachedHtml, noFragmentCache, wordsKey } from "~/browser/served-html/fragment-cache.server";
import type { PageContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { GameCard } from "./game-card";
import { factTexts } from "./game-facts";
import { badges, type GameSummary, gamePath } from "./game-summary";
import { markName } from "./search/search-text";

/** A list of games as a page shows it. */
export interface ShownGames {
  cards: Fragment;
  /** Number of the cards. */
  shown: number;
  /** Number of all matches. */
  total: number;
}

/** `showcase`: two lines, the first card as large as four. `portrait`: tall tiles with what is known of the game. */
export type RowForm = "row" | "showcase" | "portrait";

/** A card of a list to which a script adds more. */
export interface AddedCard {
  sysname: string;
  html: string;
}

interface GridOptions {
  /** Number of pictures loaded eagerly: those visible without scrolling. */
  eager?: number;
  /** Index and fragment id of the card that the "show more" link targets. */
  anchor?: { index: number; id: string } | undefined;
  /** What was searched for, which is marked in the names that have it. */
  search?: string;
}

interface CardOptions extends Pick<GridOptions, "search"> {
  isEager?: boolean;
  isLarge?: boolean;
}

interface List {
  games: readonly GameSummary[];
  /** Number of all matches; that of the games by default. */
  total?: number;
}

/** For a `GameGrid`. */
export function showGrid(
  context: PageContext,
  { games, total = games.length }: List,
  { eager = 0, anchor, search }: GridOptions = {},
): ShownGames {
  const cards = withDistinctBadges(games).flatMap((game, index) => {
    const id = anchor?.index === index ? ` id="${anchor.id}"` : "";
    return [
      `<li class="game-card"${id}>`,
      cardHtml(context, game, { isEager: index < eager, search }),
      "</li>",
    ];
  });
  return { cards: context.fragments.serve(cards), shown: games.length, total };
}

/** For a `GameRow`. In a `showcase` the first card is large. */
export function showRow(
  context: PageContext,
  { games, total = games.length }: List,
  form: RowForm = "row",
): ShownGames {
  const cards = withDistinctBadges(games).flatMap((game, index) => [
    '<li class="game-card">',
    cardHtml(context, game, { isLarge: form === "showcase" && index === 0 }),
    "</li>",
  ]);
  return { cards: context.fragments.serve(cards), shown: games.length, total };
}

/** Without the badge that most games of a list have, as "New" has in a list of new games: it tells none from another. */
function withDistinctBadges(games: readonly GameSummary[]): readonly GameSummary[] {
  const common = badges.find(
    (badge) => games.filter((game) => game.badge === badge).length > Math.max(1, games.length / 2),
  );
  if (!common) return games;
  return games.map((game) => (game.badge === common ? { ...game, badge: undefined } : game));
}

/** What is in a card: the same for everybody but for a player's heart and free spins, which are variants of it. */
export function cardHtml(
  context: PageContext,
  game: GameSummary,
  { isEager = false, isLarge = false, search = "" }: CardOptions = {},
): CachedHtml {
  const { sysname, image, badge, isSportsbook, isLiked, freeSpins } = game;
  // The sportsbook's page opens its demo without a link.
  const hasDemo = game.hasDemo && !isSportsbook;
  const { t } = context;
  const facts = game.facts ? factTexts(game.facts, t, context.locale.code) : [];
  const name = markName(game.name, search);
  const provider = markName(game.provider, search);
  const key = [
    ...wordsKey(context),
    sysname,
    game.name,
    game.provider,
    image,
    badge,
    hasDemo,
    isSportsbook,
    isLiked,
    freeSpins,
    isEager,
    isLarge,
    ...facts,
  ];
  // What visitors type has no room in a cache that all pages share.
  const { cache } = search ? noFragmentCache : context.fragments;
  return cache("game-card", key, () => (
    <GameCard
      game={game}
      name={name}
      provider={provider}
      href={withBasename(context.basename, gamePath(game))}
      demoHref={hasDemo ? withBasename(context.basename, paths.game(sysname, { mode: "demo" })) : undefined}
      t={t}
      facts={facts}
      isEager={isEager}
      isLarge={isLarge}
    />
  ));
}
