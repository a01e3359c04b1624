import { trustedScript } from "~/runtime/trusted-html";

const positions = ["head", "bodyStart", "bodyEnd"] as const;
type Position = (typeof positions)[number];

/**
 * Puts the operator's snippets in place, once a document (specification 4). They are copies out of an inert template,
 * so they bear the nonce, or are the very text, that the document's policy trusts. One that fails is told by its
 * position and stops nobody else's.
 */
export function injectSnippets(holder: HTMLElement): void {
  const template = holder.querySelector("template");
  if (!template) return;
  const snippets = [...template.content.children];
  template.remove();
  if (snippets.length > 0) turnAwayDocumentWrites();
  let lastAtStart: Element | null = null;
  for (const snippet of snippets) {
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
      if (position === "bodyStart") lastAtStart = copy;
    } catch (error) {
      tell(position, String(error));
    } finally {
      stopListening();
    }
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
  // biome-ignore lint/suspicious/noConsole: specification 8: failed snippets are logged, and this log is the operator's
  console.warn(`custom code (${position}): ${problem}`);
}
