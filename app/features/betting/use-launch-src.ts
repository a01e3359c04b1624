import { type MutableRefObject, useRef } from "react";

/**
 * The frame's address. A newly loaded one is used only if the frame does not show its page already. `shown`: the page
 * within the sportsbook that the frame shows.
 */
export function useLaunchSrc(loaded: string, path: string, shown: MutableRefObject<string>): string {
  const current = useRef({ loaded, src: loaded });
  if (current.current.loaded !== loaded) {
    const isShown = path === shown.current && launchOf(loaded) === launchOf(current.current.src);
    if (!isShown) shown.current = path;
    current.current = { loaded, src: isShown ? current.current.src : loaded };
  }
  return current.current.src;
}

/** The part of the address that requires another launch when it changes. An open frame gets a new theme by message. */
function launchOf(src: string): string {
  const [address, query] = src.split("?", 2);
  const names = new URLSearchParams(query);
  names.delete("path");
  names.delete("theme");
  return `${address}?${names}`;
}
