import type { MouseEvent } from "react";
import type { Translate } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Carousel } from "~/ui/lists/carousel";
import type { VirtualItemProps } from "~/ui/lists/virtual-list";
import { type CardWords, GameCard } from "./game-card";
import type { GameSummary } from "./game-summary";

interface GameGridProps {
  games: readonly GameSummary[];
  /** Number of pictures loaded eagerly: those visible without scrolling. */
  eager?: number;
  /** Index and fragment id of the card that the "show more" link targets. */
  anchor?: { index: number; id: string };
}

/** Cards in a grid. */
export function GameGrid({ games, eager = 0, anchor }: GameGridProps) {
  const card = useGameCard("li");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only taps need it; focus shows both links to a keyboard.
    <ul className="game-grid" onClick={showLinksOnTap}>
      {games.map((game, index) =>
        card(game, { isEager: index < eager, id: anchor?.index === index ? anchor.id : undefined }),
      )}
    </ul>
  );
}

/** Cards in one line that scrolls horizontally. */
export function GameRow({ games, label }: { games: readonly GameSummary[]; label: string }) {
  const card = useGameCard("div");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only taps need it; focus shows both links to a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is interacted with.
    <div className="game-row" onClick={showLinksOnTap}>
      <Carousel label={label}>{games.map((game) => card(game))}</Carousel>
    </div>
  );
}

interface CardPlace {
  isEager?: boolean;
  id?: string | undefined;
  attributes?: VirtualItemProps;
}

/** Returns a function that renders a list's cards; calls the hooks that they need once for the list. */
export function useGameCard(as: "li" | "div") {
  const localePath = useLocalePath();
  const words = cardWords(useTranslate());
  return (game: GameSummary, { isEager = false, id, attributes }: CardPlace = {}) => (
    <GameCard
      key={game.sysname}
      as={as}
      game={game}
      href={localePath(paths.game(game.sysname))}
      demoHref={game.hasDemo ? localePath(paths.game(game.sysname, { mode: "demo" })) : undefined}
      words={words}
      id={id}
      isEager={isEager}
      attributes={attributes}
    />
  );
}

function cardWords(t: Translate): CardWords {
  // Translating once and joining is much cheaper than translating for each card.
  const naming = (key: "games.card.demoOf" | "games.favourites.of") => {
    const [before = "", after = ""] = t(key, { game: "\n" }).split("\n");
    return (game: string) => before + game + after;
  };
  return {
    badges: { new: t("games.card.new"), top: t("games.card.top"), jackpot: t("games.card.jackpot") },
    demo: t("games.card.demo"),
    demoOf: naming("games.card.demoOf"),
    favouriteOf: naming("games.favourites.of"),
    freeSpins: (count) => t("games.card.freeSpins", { count }),
  };
}

/**
 * On touch screens the first tap on a card with a demo reveals both links, the second follows one. Without script the
 * demo link is always visible and the first tap follows.
 */
export function showLinksOnTap(event: MouseEvent<HTMLElement>) {
  if (!window.matchMedia("(hover: none)").matches) return;
  const link = (event.target as Element).closest(".game-card-link");
  const card = link?.parentElement;
  if (!card || card.dataset.open !== undefined || !card.querySelector(".game-card-demo")) return;
  event.preventDefault();
  for (const open of event.currentTarget.querySelectorAll<HTMLElement>("[data-open]"))
    delete open.dataset.open;
  card.dataset.open = "";
}
