import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { readJson } from "~/browser/runtime/read-json";
import { useFragmentHtml } from "~/browser/served-html/served-html";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import { growingWindow, grownPaging, pagingOf } from "~/shell/paging/paging";
import type { AddedCard, ShownGames } from "../game-cards.server";
import type { Hall } from "./hall.server";
import type { AddedGames } from "./hall-games.server";
import { hallAddress, hallPath } from "./hall-query";
import { cardsIn, type ShownCards } from "./shown-cards";

/** A hall's list to which a script has added pages. */
interface Growth {
  /** The hall's URL without its page. */
  hall: string;
  offset: number;
  /** All cards of the list, in the order first shown. */
  cards: readonly AddedCard[];
}

/** The latest growth with its history entry's key, to be restored when the visitor navigates back. */
let remembered: { entry: string; growth: Growth } | undefined;

/**
 * The games of a hall. "Show more" links to the page that shows the first N pages; a script fetches only the added
 * cards, appends them and replaces the URL with that page's.
 */
export function useGrowingList({ query, defaultCategory }: Hall, list: ShownGames) {
  const { key: entry } = useLocation();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const [growth, setGrowth] = useState(() => (remembered?.entry === entry ? remembered.growth : undefined));
  const [isLoading, setLoading] = useState(false);
  const pendingRequest = useRef<AbortController>();
  const focusNext = useRef<string>();
  const hall = hallPath(query, {}, defaultCategory);
  const own = growth?.hall === hall ? growth : undefined;
  const offset = own?.offset ?? growingWindow(query.page).offset;
  const served = useFragmentHtml(list.cards);
  const shown = useMemo(
    () => joinLists(own, list, served, growingWindow(query.page).offset),
    [own, list, served, query.page],
  );
  const count = (shown.cards ? list.shown : 0) + shown.added.length;
  const paging = own ? grownPaging(offset, count, list.total) : pagingOf(query.page, count, list.total);

  // biome-ignore lint/correctness/useExhaustiveDependencies: aborts the request of a hall when its query changes.
  useEffect(() => () => pendingRequest.current?.abort(), [hall]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the added cards are rendered.
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (!next) return;
    const selector = `[href="${CSS.escape(localePath(paths.game(next)))}"], [data-sysname="${CSS.escape(next)}"]`;
    document.querySelector<HTMLElement>(`.game-card > :is(${selector})`)?.focus();
  }, [growth]);

  async function grow(page: number, isByKey: boolean) {
    const path = hallPath(query, { page }, defaultCategory);
    const address = localePath(paths.gamesPage(hallAddress(query, { page }, defaultCategory)));
    const controller = new AbortController();
    pendingRequest.current = controller;
    setLoading(true);
    const next = await readJson<AddedGames>(address, ["cards", "total"], { signal: controller.signal });
    setLoading(false);
    if (controller.signal.aborted) return;
    const [first] = next?.cards ?? [];
    // On failure fall back to following the link.
    if (!next || !first) return navigate(path);
    const more = {
      hall,
      offset,
      cards: uniqueCards([...(shown.cards ? cardsIn(served) : []), ...shown.added, ...next.cards]),
    };
    remembered = { entry, growth: more };
    if (isByKey) focusNext.current = first.sysname;
    setGrowth(more);
    // Bypasses the router, which would reload the whole page.
    window.history.replaceState(window.history.state, "", localePath(path));
  }

  return {
    ...shown,
    count,
    paging,
    isLoading,
    /** After a keyboard click the focus moves to the first added card; after a pointer click it stays. */
    onMore(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !paging.forward) return;
      event.preventDefault();
      if (!isLoading) void grow(paging.forward.page, event.detail === 0);
    },
  };
}

/**
 * Each game once, with its latest data. The served list stays as it is, and the rest of a grown one follows it; a list
 * of which the address names only the last page is all the script's.
 */
function joinLists(
  own: Growth | undefined,
  { cards }: ShownGames,
  served: string,
  offset: number,
): ShownCards {
  if (!own) return { cards, added: [] };
  const loaded = cardsIn(served);
  if (own.offset !== offset) return { added: uniqueCards([...own.cards, ...loaded]) };
  const known = new Set(loaded.map(({ sysname }) => sysname));
  return { cards, added: own.cards.filter(({ sysname }) => !known.has(sysname)) };
}

/** In the order first given, in the form last given. */
function uniqueCards(cards: readonly AddedCard[]): AddedCard[] {
  return [...new Map(cards.map((card) => [card.sysname, card])).values()];
}
