/** Milliseconds after pointerup within which the click event has been dispatched. */
const CLICK = 60;

/**
 * Keeps the height of field errors during a click: an error that disappears on blur would move the page up under the
 * pointer, and the click would miss. Returns a function that stops it.
 */
export function reserveErrorSpace(document: Document): () => void {
  let held: HTMLElement[] = [];

  function letGo() {
    for (const element of held) element.style.minHeight = "";
    held = [];
  }

  function hold() {
    letGo();
    held = [...document.querySelectorAll<HTMLElement>("[data-error-room]")];
    const heights = held.map((element) => element.offsetHeight);
    held.forEach((element, index) => {
      element.style.minHeight = `${heights[index]}px`;
    });
  }

  const letGoSoon = () => setTimeout(letGo, CLICK);
  document.addEventListener("pointerdown", hold, CAPTURE);
  for (const end of ends) document.addEventListener(end, letGoSoon, CAPTURE);
  return () => {
    letGo();
    document.removeEventListener("pointerdown", hold, CAPTURE);
    for (const end of ends) document.removeEventListener(end, letGoSoon, CAPTURE);
  };
}

const ends = ["pointerup", "pointercancel", "dragend"] as const;
const CAPTURE = { capture: true };
