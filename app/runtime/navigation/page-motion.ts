const isGame = (path: string) => path.startsWith("/game/");

/** The picture that grows into the game's frame: one at most, as names of a view transition are. */
let lifted: HTMLElement | undefined;

/**
 * Whether the way to the next page is shown by a view transition, where the browser has them: into a game, whose
 * picture becomes its frame, out of it, and along a line of chips, whose mark slides. Without, if motion is to be reduced.
 */
export function startsMoving(anchor: HTMLAnchorElement, from: string, to: string): boolean {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  lifted?.style.removeProperty("view-transition-name");
  lifted = undefined;
  if (isGame(from) !== isGame(to)) {
    lifted = anchor.closest(".game-card")?.querySelector<HTMLElement>(".picture") ?? undefined;
    lifted?.style.setProperty("view-transition-name", "game");
    return true;
  }
  const chips = anchor.closest<HTMLElement>(".chips");
  chips?.style.setProperty("--mark", "mark");
  return chips !== null;
}
