/** How long after the button was let go the click itself is surely over. */
const CLICK = 60;

/**
 * A field's error that goes as its field is left keeps its room until the click that left it is over: otherwise
 * everything below moves up under the pointer, and the click lands elsewhere. Gives back how to stop.
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
