import { type RefObject, useEffect, useRef } from "react";
import { useDocumentFacts } from "~/document-facts";
import { type FrameEvent, readFrameEvent } from "./frame-events";

interface GameFrameProps {
  src: string;
  title: string;
  onEvent: (event: FrameEvent) => void;
}

/**
 * Keeps what the game says before our script has come; a refusal is said only once. Runs where the document is
 * parsed: a frame that comes with a navigation finds the page listening.
 */
const EARLY_LISTENER =
  'addEventListener("message",window.crEarly=function(e){(crEarly.heard=crEarly.heard||[]).push(e)})';

type EarlyListener = ((event: MessageEvent) => void) & { heard?: MessageEvent[] };

/** The provider's page. It stands in the HTML, boxed in by the contract's sandbox (contract 3.7). */
export function GameFrame({ src, title, onEvent }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { nonce } = useDocumentFacts();
  useFrameEvents(frame, onEvent);
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: EARLY_LISTENER }}
      />
      {/* A new element for a new address: in an old one it would become an entry of the browser's history. */}
      <iframe
        key={src}
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups allow-pointer-lock"
        allow="autoplay; fullscreen; encrypted-media"
        className="absolute inset-0 size-full"
      />
    </>
  );
}

function useFrameEvents(frame: RefObject<HTMLIFrameElement>, onEvent: (event: FrameEvent) => void) {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const event = readFrameEvent(message, frame.current?.contentWindow);
      if (event) latest.current(event);
    };
    window.addEventListener("message", listen);
    for (const message of takeEarlyMessages()) listen(message);
    return () => window.removeEventListener("message", listen);
  }, [frame]);
}

function takeEarlyMessages(): MessageEvent[] {
  const holder = window as { crEarly?: EarlyListener };
  const early = holder.crEarly;
  if (!early) return [];
  window.removeEventListener("message", early);
  holder.crEarly = undefined;
  return early.heard ?? [];
}
