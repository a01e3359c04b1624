import { type RefObject, useEffect, useRef } from "react";
import { DocumentScript } from "~/runtime/document-script";
import { type FrameEvent, readFrameEvent } from "./frame-events";

interface GameFrameProps {
  src: string;
  title: string;
  onEvent: (event: FrameEvent) => void;
  /** Nothing has come for so long that something should be said; `false` once it has. */
  onSlow: (isSlow: boolean) => void;
}

/**
 * A provider's page keeps its own origin, or it would have no storage to keep a round in. What the platform itself
 * serves through us is boxed in by the relay's policy, and so never has ours (contract 3.7).
 */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock";

/** Longer than the relay waits for the platform: what it has to say comes first. */
const SLOW_MS = 20_000;

/**
 * Keeps what happens to the frame before our script has come; a refusal is said only once. Runs where the document
 * is parsed: a frame that comes with a navigation finds the page listening.
 */
const EARLY_LISTENER =
  "crEarly=function(e){(crEarly.heard=crEarly.heard||[]).push(e)};" +
  'addEventListener("message",crEarly);addEventListener("load",crEarly,true)';

type EarlyListener = ((event: Event) => void) & { heard?: Event[] };

/** The provider's page. A new element for a new address: in an old one it would be an entry of the browser's history. */
export function GameFrame({ src, title, onEvent, onSlow }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameLife(frame, src, { onEvent, onSlow });
  return (
    <>
      <DocumentScript code={EARLY_LISTENER} />
      <iframe
        key={src}
        ref={frame}
        src={src}
        title={title}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen; encrypted-media"
        className="absolute inset-0 size-full"
      />
    </>
  );
}

/** What the frame says, and whether it has come at all: a document of any kind, or a word of the game. */
function useFrameLife(
  frame: RefObject<HTMLIFrameElement>,
  src: string,
  handlers: Pick<GameFrameProps, "onEvent" | "onSlow">,
) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a life of its own
  useEffect(() => {
    const slow = setTimeout(() => latest.current.onSlow(true), SLOW_MS);
    const hasCome = () => {
      clearTimeout(slow);
      latest.current.onSlow(false);
    };
    const listen = (happened: Event) => {
      if (happened.type === "load") {
        if (happened.target === frame.current) hasCome();
        return;
      }
      const event = readFrameEvent(happened as MessageEvent, frame.current?.contentWindow);
      if (!event) return;
      hasCome();
      latest.current.onEvent(event);
    };
    window.addEventListener("message", listen);
    window.addEventListener("load", listen, true);
    for (const happened of takeEarly()) listen(happened);
    return () => {
      clearTimeout(slow);
      window.removeEventListener("message", listen);
      window.removeEventListener("load", listen, true);
    };
  }, [frame, src]);
}

function takeEarly(): Event[] {
  const holder = window as { crEarly?: EarlyListener };
  const early = holder.crEarly;
  if (!early) return [];
  window.removeEventListener("message", early);
  window.removeEventListener("load", early, true);
  holder.crEarly = undefined;
  return early.heard ?? [];
}
