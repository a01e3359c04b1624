import { whenIdle } from "../time/when-idle";

/** Milliseconds after which a page starts although nobody has used it and its pictures or frames still load. */
const LONGEST_WAIT = 5_000;

/** The animation that the stylesheet starts on fields that the browser has filled in (`auth.css`). */
const FILLED_IN = "filled-in";

/** Pointers before they press, so that the page is alive when they do. */
const SIGNS = [
  "pointerover",
  "pointerdown",
  "keydown",
  "focusin",
  "input",
  "change",
  "animationstart",
] as const;

/**
 * Resolves when a served page has to come alive: at the first sign that somebody uses it, or once it has loaded and the
 * browser is idle. What is pressed before then does what it does without script.
 */
export function whenWanted(): Promise<void> {
  return Promise.race([
    whenUsed(),
    whenIdle(),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
}

/** Resolves at the first sign that somebody uses the page, which may have been before it was asked. */
function whenUsed(): Promise<void> {
  const isUsed =
    (document.activeElement ?? document.body) !== document.body || navigator.userActivation?.hasBeenActive;
  if (isUsed) return Promise.resolve();
  return new Promise((resolve) => {
    const note = (event: Event) => {
      if (event instanceof AnimationEvent && event.animationName !== FILLED_IN) return;
      for (const name of SIGNS) window.removeEventListener(name, note, { capture: true });
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, note, { capture: true, passive: true });
  });
}
