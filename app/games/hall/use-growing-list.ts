import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { growingWindow, grownPaging, LONGEST_LIST, PAGE_SIZE, pagingOf } from "~/paging/paging";
import { paths } from "~/paths";
import { readJson } from "~/runtime/read-json";
import type { GameSummary } from "../game-summary";
import type { GameList } from "../games.server";
import type { Hall } from "./hall.server";
import { hallAddress, hallPath } from "./hall-query";
import { joinGames } from "./join-games";
import { longGridPart } from "./long-grid-part";

/** A hall's list to which a script has added pages. */
interface Grown {
  /** The hall's URL without its page. */
  hall: string;
  offset: number;
  games: readonly GameSummary[];
}

/** The latest grown list with its history entry's key, to be restored when the visitor navigates back. */
let kept: { entry: string; grown: Grown } | undefined;

/**
 * The games of a hall. "Show more" links to the page that shows the first N pages; a script fetches only the added
 * games, appends them and replaces the URL with that page's.
 */
export function useGrowingList({ query, defaultCategory }: Hall, { games, total }: GameList) {
  const { key: entry } = useLocation();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const [grown, setGrown] = useState(() => (kept?.entry === entry ? kept.grown : undefined));
  const [isLoading, setLoading] = useState(false);
  const pendingRequest = useRef<AbortController>();
  const focusNext = useRef<string>();
  const hall = hallPath(query, {}, defaultCategory);
  const own = grown?.hall === hall && grown.games.length > games.length ? grown : undefined;
  const list = useMemo(() => (own ? joinGames(own.games, games) : games), [own, games]);
  const { offset } = own ?? growingWindow(query.page);
  const paging = own ? grownPaging(offset, list.length, total) : pagingOf(query.page, games.length, total);

  // biome-ignore lint/correctness/useExhaustiveDependencies: aborts the request of a hall when its query changes.
  useEffect(() => () => pendingRequest.current?.abort(), [hall]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the added cards are rendered.
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next) document.querySelector<HTMLElement>(`.game-card-link[href="${CSS.escape(next)}"]`)?.focus();
  }, [grown]);

  async function grow(page: number, isByKey: boolean) {
    const path = hallPath(query, { page }, defaultCategory);
    const address = localePath(paths.gamesPage(hallAddress(query, { page }, defaultCategory)));
    const controller = new AbortController();
    pendingRequest.current = controller;
    setLoading(true);
    const [next, isShowable] = await Promise.all([
      readJson<GameList>(address, ["games", "total"], { signal: controller.signal }),
      list.length + PAGE_SIZE <= LONGEST_LIST || isLoaded(longGridPart.prepare()),
    ]);
    setLoading(false);
    if (controller.signal.aborted) return;
    const [first] = next?.games ?? [];
    // On failure fall back to following the link.
    if (!next || !first || !isShowable) return navigate(path);
    const more = { hall, offset, games: joinGames(list, next.games) };
    kept = { entry, grown: more };
    if (isByKey) focusNext.current = localePath(paths.game(first.sysname));
    setGrown(more);
    // Bypasses the router, which would reload the whole page.
    window.history.replaceState(window.history.state, "", localePath(path));
  }

  return {
    games: list,
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

function isLoaded(file: Promise<void>): Promise<boolean> {
  return file.then(
    () => true,
    () => false,
  );
}
