import { framework } from "../build/own-build";

/**
 * Resolves at the first sign that somebody uses the page, which may have been before it was asked, or that the page changes
 * by itself: React shows nothing new before it has the code of all that was served.
 */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    if (isUsed()) return resolve();
    onUse(() => {
      resolve();
      return true;
    });
    const stop = framework().router?.subscribe(() => {
      stop?.();
      resolve();
    });
  });
  return used;
}

let used: Promise<void> | undefined;

/** Something has the focus, or was pressed, since the document came. */
function isUsed(): boolean {
  return (
    (document.activeElement ?? document.body) !== document.body || navigator.userActivation?.hasBeenActive
  );
}

/** The animation that the stylesheet starts on fields that the browser has filled in (`auth.css`). */
const FILLED_IN = "filled-in";

/** Pointers before they press, so that what is loaded then is there when they do. */
const SIGNS = [
  "pointerover",
  "pointerdown",
  "keydown",
  "focusin",
  "input",
  "change",
  "click",
  "animationstart",
] as const;

/**
 * Calls back with what is used, until that returns true. Returns a function that stops it. Captures: React keeps events
 * from the listeners behind it while an island waits for its code.
 */
export function onUse(listener: (target: EventTarget | null) => boolean): () => void {
  const note = (event: Event) => {
    if (event.type === "animationstart" && (event as AnimationEvent).animationName !== FILLED_IN) return;
    if (listener(event.target)) stop();
  };
  const stop = () => {
    for (const name of SIGNS) window.removeEventListener(name, note, { capture: true });
  };
  for (const name of SIGNS) window.addEventListener(name, note, { capture: true, passive: true });
  return stop;
}
