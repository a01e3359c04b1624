import { isAllowed, onConsentChange } from "~/consent/browser-consent";
import { allowsCode } from "~/consent/consent";
import { trustedScript } from "~/runtime/trusted-html";

const positions = ["head", "bodyStart", "bodyEnd"] as const;
type Position = (typeof positions)[number];

/**
 * Puts the operator's snippets in place, once a document (product 4); those whose purpose is not agreed to wait
 * until it is. They are copies out of an inert template,
 * so they bear the nonce, or are the very text, that the document's policy trusts. One that fails is told by its
 * position and stops nobody else's.
 */
export function injectSnippets(holder: HTMLElement): void {
  const template = holder.querySelector("template");
  if (!template) return;
  const waiting = new Set(template.content.children);
  template.remove();
  if (waiting.size > 0) turnAwayDocumentWrites();
  let lastAtStart: Element | null = null;
  const injectAllowed = () => {
    for (const snippet of waiting) {
      if (!allowsCode({ allows: isAllowed }, snippet.getAttribute("data-purpose") ?? undefined)) continue;
      waiting.delete(snippet);
      lastAtStart = inject(snippet, lastAtStart);
    }
    if (waiting.size === 0) stop();
  };
  const stop = onConsentChange(injectAllowed);
  injectAllowed();
}

/** Answers the last element at the start of the body, which the next one there follows. */
function inject(snippet: Element, lastAtStart: Element | null): Element | null {
  const position = positionOf(snippet);
  const copy = document.importNode(snippet, true);
  if (copy instanceof HTMLScriptElement && copy.text) copy.text = trustedScript(copy.text);
  copy.addEventListener("error", () => tell(position, "did not load"));
  const stopListening = listenForErrors(position);
  try {
    if (position === "head") document.head.append(copy);
    else if (position === "bodyEnd") document.body.append(copy);
    else if (lastAtStart) lastAtStart.after(copy);
    else document.body.prepend(copy);
    return position === "bodyStart" ? copy : lastAtStart;
  } catch (error) {
    tell(position, String(error));
    return lastAtStart;
  } finally {
    stopListening();
  }
}

function positionOf({ attributes }: Element): Position {
  const given = attributes.getNamedItem("data-custom-code")?.value;
  return positions.find((position) => position === given) ?? "bodyEnd";
}

/** An inline script runs while it is put in place: what it throws meanwhile is its own. */
function listenForErrors(position: Position): () => void {
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    tell(position, event.message);
  };
  window.addEventListener("error", listen);
  return () => window.removeEventListener("error", listen);
}

/** Old snippets write while a page is read. Afterwards the same call would wipe the whole page away. */
function turnAwayDocumentWrites(): void {
  const refuse = () => tell("bodyEnd", "document.write was turned away");
  document.write = refuse;
  document.writeln = refuse;
}

function tell(position: Position, problem: string): void {
  // biome-ignore lint/suspicious/noConsole: product 8: failed snippets are logged, and this log is the operator's
  console.warn(`custom code (${position}): ${problem}`);
}
