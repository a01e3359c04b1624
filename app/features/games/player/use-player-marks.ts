import { useCallback, useEffect } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { heartAttributes } from "../favourites/favourites";
import type { PlayerMarks } from "./player-marks";

/** Hearts pressed since the document was loaded: sysname → liked. They count more than what was streamed. */
const pressed = new Map<string, boolean>();
let streamed = { likes: undefined as PlayerMarks["likes"], freeSpins: new Map<string, number>() };

/**
 * Shows a player's marks on all cards of the page, those that appear later too: what was streamed after the page, and
 * the hearts that were pressed. Changes attributes, because cards are HTML that the server made. Returns a function
 * that presses the hearts of a game.
 */
export function usePlayerMarks(marks: Promise<PlayerMarks> | undefined) {
  const t = useTranslate();
  const show = useCallback(
    (root: ParentNode) => {
      for (const heart of root.querySelectorAll<HTMLButtonElement>(".heart[value]")) {
        const isLiked = pressed.get(heart.value) ?? streamed.likes?.includes(heart.value);
        const shown = isLiked === undefined ? {} : heartAttributes(isLiked);
        for (const [name, value] of Object.entries(shown)) heart.setAttribute(name, String(value));
        const spins = streamed.freeSpins.get(heart.value);
        const card = heart.closest<HTMLElement>(".game-card");
        if (card && spins) card.dataset.spins = t("games.card.freeSpins", { count: spins });
      }
    },
    [t],
  );
  useEffect(() => {
    // Runs before what was added is painted.
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element) show(node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [show]);
  useEffect(() => {
    let isCurrent = true;
    marks?.then(
      ({ likes = streamed.likes, freeSpins }) => {
        if (!isCurrent) return;
        streamed = { likes, freeSpins: new Map(freeSpins) };
        show(document);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [marks, show]);
  return useCallback(
    (sysname: string, isLiked: boolean) => {
      pressed.set(sysname, isLiked);
      show(document);
    },
    [show],
  );
}
