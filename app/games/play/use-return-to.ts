import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";

/**
 * Back to where one came from, past everything that happened at this game: to the page before, scrolled as it was;
 * to the hall when the game is the first page of this document. `from` overrules both.
 */
export function useReturnTo(from: string | null) {
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

/** The router counts the entries of a document from 0. */
function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

interface PageEntries {
  currentEntry: { index: number } | null;
  entries: () => readonly { key: string }[];
  traverseTo: (key: string) => unknown;
}

/**
 * A game that led from page to page in its frame has left entries of its own in the browser's history, and a step
 * back would go there. Newer browsers have a list of the page's own entries.
 */
function stepPastFrames(steps: number): boolean {
  const { navigation } = window as { navigation?: PageEntries };
  const target = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + steps];
  if (!navigation || !target) return false;
  navigation.traverseTo(target.key);
  return true;
}
