const isGame = (path: string) => path.startsWith("/game/");

/** What has a name of the transition, of which a page may have one each: the picture that grows, the line whose mark slides. */
let lifted: HTMLElement | undefined;
let marked: HTMLElement | undefined;

/**
 * Whether the way to the next page is shown by a view transition, where the browser has them: into a game, whose
 * picture becomes its frame, out of it, and along a line of chips of which one is current, whose mark slides. Without, if
 * motion is to be reduced.
 */
export function startsMoving(anchor: HTMLAnchorElement, from: string, to: string): boolean {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  lifted?.style.removeProperty("view-transition-name");
  marked?.style.removeProperty("--mark");
  lifted = marked = undefined;
  if (isGame(from) !== isGame(to)) {
    lifted = anchor.closest(".game-card")?.querySelector<HTMLElement>(".picture") ?? undefined;
    lifted?.style.setProperty("view-transition-name", "game");
    return true;
  }
  const chips = anchor.closest<HTMLElement>(".chips");
  if (chips?.querySelectorAll('[aria-current="page"]').length !== 1) return false;
  marked = chips;
  marked.style.setProperty("--mark", "mark");
  return true;
}
