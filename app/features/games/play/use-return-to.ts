import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";

/**
 * Link and handler to leave the game: to `from` if given, else to the page before the game in the history, skipping
 * entries added since and restoring its scroll position, else to the hall.
 */
export function useReturnTo(from: InternalPath | null) {
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const arrivedAt = useRef(0);
  useEffect(() => {
    arrivedAt.current = historyIndex();
  }, []);

  const target = from ?? paths.gameHall();
  const goBack = useCallback(() => {
    if (from !== null || arrivedAt.current === 0) return navigate(target);
    const steps = arrivedAt.current - 1 - historyIndex();
    if (!stepPastFrames(steps)) navigate(steps);
  }, [from, target, navigate]);
  return { href: localePath(target), goBack };
}

/** The router numbers the history entries of a document from 0. */
function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

interface PageEntries {
  currentEntry: { index: number } | null;
  entries: () => readonly { key: string }[];
  traverseTo: (key: string) => unknown;
}

/**
 * Navigations inside the game's frame add entries to the joint history, so `history.go` would land on them. The
 * Navigation API lists the page's own entries; false where it is not supported.
 */
function stepPastFrames(steps: number): boolean {
  const { navigation } = window as { navigation?: PageEntries };
  const target = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + steps];
  if (!navigation || !target) return false;
  navigation.traverseTo(target.key);
  return true;
}
