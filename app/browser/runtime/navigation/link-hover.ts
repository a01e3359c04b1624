import { followableAddress } from "~/browser/runtime/navigation/followable";

/** Milliseconds for which the mouse has to rest on a link, so that passing over many prefetches none. */
const RESTS_MS = 80;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Calls back with the URL of a link that the mouse rests on, if a click would be a client navigation. */
export function followIntent(onIntent: (address: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;

  function enter({ target, pointerType }: PointerEvent) {
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (anchor === over) return;
    over = anchor;
    clearTimeout(timer);
    if (!anchor || pointerType !== "mouse" || isSparing()) return;
    const address = followableAddress(anchor);
    if (address) timer = setTimeout(() => onIntent(address), RESTS_MS);
  }

  document.addEventListener("pointerover", enter, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("pointerover", enter);
  };
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
