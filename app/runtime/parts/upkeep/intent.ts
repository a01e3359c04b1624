import { followableAddress } from "../../followable";

/** How long a pointer rests on a link before it means it: one that passes over thirty of them asks for nothing. */
const RESTS_MS = 80;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Calls back with the address of a link that a mouse rests on, and that a click would turn into a navigation. */
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
