import { type RefObject, useEffect, useRef } from "react";
import { DocumentScript } from "~/browser/runtime/document/document-script";

/** What a frame is given, as the attributes say it. */
export interface FrameRights {
  allow: string;
  sandbox: string;
}

/** How the frame is listened to. */
export interface FrameEars<Heard> {
  /** Returns null for a message that does not count. */
  read: (message: MessageEvent, frame: Window | null | undefined) => Heard | null;
  onEvent: (event: Heard) => void;
}

interface GameFrameProps<Heard> extends FrameEars<Heard> {
  src: string;
  title: string;
  rights?: FrameRights | undefined;
  /** Called with `true` when the frame has not loaded for `SLOW_MS`, with `false` once it has. */
  onSlow: (isSlow: boolean) => void;
}

/**
 * A provider's page keeps its own origin, because it needs storage. Pages of the platform that we relay get an opaque
 * origin from the relay's CSP, so they never have ours (docs/contract.md#3.7).
 */
const gameRights: FrameRights = {
  allow: "autoplay; fullscreen; encrypted-media",
  sandbox: "allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock",
};

/** Longer than the relay's timeout, so that its error page comes first. */
const SLOW_MS = 20_000;

/**
 * Records events of the frame until hydration, because a refusal is posted only once. Only for the server's document:
 * in a client navigation the page listens before the frame loads.
 */
const EARLY_LISTENER =
  "crEarly=function(e){(crEarly.heard=crEarly.heard||[]).push(e)};" +
  'addEventListener("message",crEarly);addEventListener("load",crEarly,true)';

type EarlyListener = ((event: Event) => void) & { heard?: Event[] };

/** The provider's page. Keyed by URL: changing the `src` of an existing frame would add a history entry. */
export function GameFrame<Heard>({ src, title, rights = gameRights, ...handlers }: GameFrameProps<Heard>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameLife(frame, src, handlers);
  return (
    <>
      <DocumentScript code={EARLY_LISTENER} />
      <iframe
        key={src}
        ref={frame}
        src={src}
        title={title}
        sandbox={rights.sandbox}
        allow={rights.allow}
        className="absolute inset-0 size-full"
      />
    </>
  );
}

/** Reports the game's events, and whether the frame has loaded (a document or a message from the game). */
function useFrameLife<Heard>(
  frame: RefObject<HTMLIFrameElement>,
  src: string,
  handlers: Pick<GameFrameProps<Heard>, "read" | "onEvent" | "onSlow">,
) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for every URL
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
      const event = latest.current.read(happened as MessageEvent, frame.current?.contentWindow);
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
