import { useEffect } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { heartAttributes, likedNow, rememberLikes } from "../favourites/favourites";
import type { PlayerMarks } from "./player-marks";

/** Applies the streamed marks to all cards of the page at once; on failure the cards stay unchanged. */
export function usePlayerMarks(marks: Promise<PlayerMarks> | undefined): void {
  const t = useTranslate();
  useEffect(() => {
    let isCurrent = true;
    marks?.then(
      ({ likes, freeSpins }) => {
        if (!isCurrent) return;
        if (likes) rememberLikes(likes);
        for (const heart of document.querySelectorAll<HTMLButtonElement>(".heart[value]")) {
          const isLiked = likes && likedNow(heart.value);
          if (isLiked !== undefined) setAttributes(heart, heartAttributes(isLiked));
          const spins = freeSpins.get(heart.value);
          const card = heart.closest<HTMLElement>(".game-card");
          if (card && spins) card.dataset.spins = t("games.card.freeSpins", { count: spins });
        }
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [marks, t]);
}

/** Changes the DOM directly, because state would cost every card a hook. */
export function setAttributes(element: Element, attributes: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
