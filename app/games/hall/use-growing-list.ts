import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import type { GameSummary } from "../game-summary";
import type { GameList } from "../games.server";
import type { Hall } from "./hall.server";
import { grownPaging, hallPaging, hallWindow, LONGEST_LIST, PAGE_SIZE } from "./hall-paging";
import { hallAddress, hallPath } from "./hall-query";
import { joinGames } from "./join-games";
import { longGridPart } from "./long-grid-part";

/** What a script has added to a hall. */
interface Grown {
  /** The hall's address without its page. */
  hall: string;
  offset: number;
  games: readonly GameSummary[];
}

/** What was grown last, and the entry of the history it belongs to: there it is again after Back. */
let kept: { entry: string; grown: Grown } | undefined;

/**
 * The games of a hall. "Show more" is a link to the page that shows the first N; a script asks only for what that
 * page adds, puts it beneath what is there and gives the address of the page to the one it stands on.
 */
export function useGrowingList({ query, defaultCategory }: Hall, { games, total }: GameList) {
  const { key: entry } = useLocation();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const [grown, setGrown] = useState(() => (kept?.entry === entry ? kept.grown : undefined));
  const [isLoading, setLoading] = useState(false);
  const asked = useRef<AbortController>();
  const focusNext = useRef<string>();
  const hall = hallPath(query, {}, defaultCategory);
  const own = grown?.hall === hall && grown.games.length > games.length ? grown : undefined;
  const list = useMemo(() => (own ? joinGames(own.games, games) : games), [own, games]);
  const { offset } = own ?? hallWindow(query.page);
  const paging = own ? grownPaging(offset, list.length, total) : hallPaging(query.page, games.length, total);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for belongs to the hall that is left.
  useEffect(() => () => asked.current?.abort(), [hall]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the added cards stand.
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next) document.querySelector<HTMLElement>(`.game-card-link[href="${CSS.escape(next)}"]`)?.focus();
  }, [grown]);

  async function grow(page: number, isByKey: boolean) {
    const path = hallPath(query, { page }, defaultCategory);
    const address = localePath(paths.gamesPage(hallAddress(query, { page }, defaultCategory)));
    const asking = new AbortController();
    asked.current = asking;
    setLoading(true);
    const [next, isShowable] = await Promise.all([
      readPage(address, asking.signal),
      list.length + PAGE_SIZE <= LONGEST_LIST || arrives(longGridPart.prepare()),
    ]);
    setLoading(false);
    if (asking.signal.aborted) return;
    const [first] = next?.games ?? [];
    // Where the next games do not come this way, the link is followed.
    if (!next || !first || !isShowable) return navigate(path);
    const more = { hall, offset, games: joinGames(list, next.games) };
    kept = { entry, grown: more };
    if (isByKey) focusNext.current = localePath(paths.game(first.sysname));
    setGrown(more);
    // The router is not told: it would ask the server for the whole page anew.
    window.history.replaceState(window.history.state, "", localePath(path));
  }

  return {
    games: list,
    paging,
    isLoading,
    /** Whoever comes by keyboard goes on at the first card that is added; a pointer stays where it is. */
    onMore(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !paging.forward) return;
      event.preventDefault();
      if (!isLoading) void grow(paging.forward.page, event.detail === 0);
    },
  };
}

/** Null when the server does not answer, or not with games. */
async function readPage(address: string, signal: AbortSignal): Promise<GameList | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" }, signal });
    return answer.ok ? ((await answer.json()) as GameList) : null;
  } catch {
    return null;
  }
}

function arrives(file: Promise<void>): Promise<boolean> {
  return file.then(
    () => true,
    () => false,
  );
}
