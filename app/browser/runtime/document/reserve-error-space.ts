/** Milliseconds after pointerup within which the click event has been dispatched. */
const CLICK = 60;

/**
 * Keeps the height of field errors during a click: an error that disappears on blur would move the page up under the
 * pointer, and the click would miss. Returns a function that stops it.
 */
export function reserveErrorSpace(document: Document): () => void {
  let reserved: HTMLElement[] = [];

  function letGo() {
    for (const element of reserved) element.style.minHeight = "";
    reserved = [];
  }

  function hold() {
    letGo();
    reserved = [...document.querySelectorAll<HTMLElement>("[data-error-room]")];
    const heights = reserved.map((element) => element.offsetHeight);
    reserved.forEach((element, index) => {
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
