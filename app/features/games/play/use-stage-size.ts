import { type RefObject, useEffect, useState } from "react";
import { useIsHydrating } from "~/browser/runtime/document/hydration";
import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import { onFillGames } from "./fill-games";

/** Inline script that restores theatre mode before hydration, to avoid layout shift. */
export const THEATRE_SCRIPT = `try{if(localStorage.getItem("${storedKeys.theatre}"))document.currentScript.parentElement.dataset.theatre=""}catch(e){}`;

/** State of theatre mode and full screen; both need script. */
export function useStageSize(stage: RefObject<HTMLElement>) {
  const theatre = useTheatre();
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === filled(stage.current));
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [stage]);

  useEffect(() => onFillGames(() => setFull(true)), []);

  useEffect(() => {
    if (!isFull) return;
    const leaveOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setFull(false);
    };
    document.addEventListener("keydown", leaveOnEscape);
    return () => document.removeEventListener("keydown", leaveOnEscape);
  }, [isFull]);

  /** Where element fullscreen is not supported (iPhones), the stage covers the window instead. */
  function fill() {
    if (!document.fullscreenEnabled) return setFull(true);
    filled(stage.current)
      ?.requestFullscreen()
      .catch(() => setFull(true));
  }

  function leave() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else setFull(false);
  }

  return { ...theatre, isFull, fill, leave };
}

/** What fills the screen: the stage, or the whole page where a bar of marks has to stay above it. */
function filled(stage: HTMLElement | null): HTMLElement | null {
  return document.documentElement.dataset.bar === undefined ? stage : document.documentElement;
}

export type StageSize = ReturnType<typeof useStageSize>;

function useTheatre() {
  const isHydrating = useIsHydrating();
  const [isTheatre, setTheatre] = useState(() => !isHydrating && isTheatreSaved());
  useEffect(() => setTheatre(isTheatreSaved()), []);
  return {
    isTheatre,
    turnTheatre() {
      writeStored(storedKeys.theatre, isTheatre ? null : "1");
      setTheatre(!isTheatre);
    },
  };
}

function isTheatreSaved(): boolean {
  return readStored(storedKeys.theatre) !== null;
}
