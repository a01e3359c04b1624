import { createContext, type MouseEvent, type ReactNode, useContext, useEffect } from "react";
import { viewDialog } from "~/auth/auth-view";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import { useAuthSurface } from "../auth-surface";
import { type FrameMessage, parentOrigins, readCheckIframe } from "./parent-messages";

/** The page around a frame of ours. */
export interface FrameAround {
  /** Sites that may frame us, as configured. */
  parents: readonly string[];
  /** Its own address, as it told us; handed back to it. */
  backUrl: string | null;
  /** Somebody has just signed in. */
  isDone: boolean;
}

const FrameContext = createContext<FrameAround | null>(null);

/** Talks to the page around: says who has signed in, and goes where it asks (product 2.2). */
export function FrameSurface({ frame, children }: { frame: FrameAround | null; children: ReactNode }) {
  const sources = frame?.parents;
  const isDone = frame?.isDone ?? false;
  useEffect(() => {
    if (sources && isDone) tellParent(sources, { type: "refresh_user" });
  }, [sources, isDone]);
  useEffect(() => {
    if (!sources) return;
    const listen = (message: MessageEvent) => {
      const path = readCheckIframe(message, {
        parent: window.parent === window ? null : window.parent,
        sources,
        ownOrigin: window.location.origin,
      });
      if (path) goTo(path, sources);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [sources]);
  return <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>;
}

/** The way to registration: in a frame it is the main site's, which the page around is asked to open. */
export function useSignUpLink() {
  const { hrefOf, redirectUrl } = useAuthSurface();
  const localePath = useLocalePath();
  const frame = useContext(FrameContext);
  if (!frame) return { href: hrefOf("registration") };
  const query = new URLSearchParams(viewDialog("registration"));
  query.set("show_popup_reg", "1");
  query.set("backUrl", frame.backUrl ?? redirectUrl ?? paths.home());
  const href = localePath(`${paths.home()}?${query}`);
  return {
    href,
    // Without script, or for a page around that we do not know, the link itself leaves the frame.
    target: "_top",
    onClick(event: MouseEvent) {
      const url = window.location.origin + href;
      if (tellParent(frame.parents, { type: "redirect", url })) event.preventDefault();
    },
  };
}

/** False when nobody who may hear it is there. */
function tellParent(sources: readonly string[], message: FrameMessage): boolean {
  if (window.parent === window) return false;
  const ancestors = window.location.ancestorOrigins && [...window.location.ancestorOrigins];
  const origins = parentOrigins(sources, { ancestors, referrer: document.referrer });
  for (const origin of origins) window.parent.postMessage(message, origin);
  return origins.length > 0;
}

/** Our other pages may not be framed: the page around is asked to open them. */
function goTo(path: string, sources: readonly string[]): void {
  if (/^(?:\/[\w-]+)?\/forms\//.test(path)) window.location.assign(path);
  else tellParent(sources, { type: "redirect", url: window.location.origin + path });
}
