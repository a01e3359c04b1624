import { isAllowed, onConsentChange } from "~/browser/consent/browser-consent";
import { trustedScript } from "~/browser/runtime/document/trusted-html";
import { allowsCode } from "~/session/consent";

const positions = ["head", "bodyStart", "bodyEnd"] as const;
type Position = (typeof positions)[number];

/**
 * Injects the operator's snippets, once per document (docs/product.md#4); those without consent for their purpose
 * wait until it is given. They are copied from an inert template, so they keep the nonce or the exact text that the
 * document's CSP trusts. A failing snippet is logged with its position and does not affect the others.
 */
export function injectSnippets(holder: HTMLElement): void {
  const template = holder.querySelector("template");
  if (!template) return;
  const waiting = new Set(template.content.children);
  template.remove();
  if (waiting.size > 0) blockDocumentWrite();
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

/** Returns the last element injected at the start of the body; the next one there is inserted after it. */
function inject(snippet: Element, lastAtStart: Element | null): Element | null {
  const position = positionOf(snippet);
  const copy = document.importNode(snippet, true);
  if (copy instanceof HTMLScriptElement && copy.text) copy.text = trustedScript(copy.text);
  copy.addEventListener("error", () => warn(position, "did not load"));
  const stopListening = listenForErrors(position);
  try {
    if (position === "head") document.head.append(copy);
    else if (position === "bodyEnd") document.body.append(copy);
    else if (lastAtStart) lastAtStart.after(copy);
    else document.body.prepend(copy);
    return position === "bodyStart" ? copy : lastAtStart;
  } catch (error) {
    warn(position, String(error));
    return lastAtStart;
  } finally {
    stopListening();
  }
}

function positionOf({ attributes }: Element): Position {
  const given = attributes.getNamedItem("data-custom-code")?.value;
  return positions.find((position) => position === given) ?? "bodyEnd";
}

/** An inline script runs synchronously on insertion: errors until the listener is removed are attributed to it. */
function listenForErrors(position: Position): () => void {
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    warn(position, event.message);
  };
  window.addEventListener("error", listen);
  return () => window.removeEventListener("error", listen);
}

/** Disables `document.write`, which old snippets use: after parsing it would replace the whole document. */
function blockDocumentWrite(): void {
  const refuse = () => warn("bodyEnd", "document.write was turned away");
  document.write = refuse;
  document.writeln = refuse;
}

function warn(position: Position, problem: string): void {
  // biome-ignore lint/suspicious/noConsole: docs/product.md#8: failed snippets are logged, and this log is the operator's
  console.warn(`custom code (${position}): ${problem}`);
}
