import { createContext, type MouseEvent, type ReactNode, useContext, useEffect } from "react";
import { viewDialog } from "~/features/auth/auth-view";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { useAuthSurface } from "../auth-surface";
import { type FrameMessage, parentOrigins, readCheckIframe } from "./parent-messages";

/** The page that embeds ours in a frame. */
export interface EmbeddingFrame {
  /** Sites that may embed us, as configured. */
  parents: readonly string[];
  /** The parent's own URL, as it passed it to us; handed back to it. */
  backUrl: string | null;
  /** The player has just signed in. */
  isDone: boolean;
}

const FrameContext = createContext<EmbeddingFrame | null>(null);

/**
 * Exchanges messages with the parent page: reports the sign-in and follows navigation requests (docs/product.md#2.2).
 */
export function FrameSurface({ frame, children }: { frame: EmbeddingFrame | null; children: ReactNode }) {
  const sources = frame?.parents;
  const isDone = frame?.isDone ?? false;
  useEffect(() => {
    if (sources && isDone) postToParent(sources, { type: "refresh_user" });
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

/** Link to registration; in a frame to the main site's, which the parent page is asked to open. */
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
    // Fallback without script or for an unknown parent: the link itself leaves the frame.
    target: "_top",
    onClick(event: MouseEvent) {
      const url = window.location.origin + href;
      if (postToParent(frame.parents, { type: "redirect", url })) event.preventDefault();
    },
  };
}

/** False when there is no allowed parent. */
function postToParent(sources: readonly string[], message: FrameMessage): boolean {
  if (window.parent === window) return false;
  const ancestors = window.location.ancestorOrigins && [...window.location.ancestorOrigins];
  const origins = parentOrigins(sources, { ancestors, referrer: document.referrer });
  for (const origin of origins) window.parent.postMessage(message, origin);
  return origins.length > 0;
}

/** Our other pages may not be framed: the parent is asked to open them. */
function goTo(path: InternalPath, sources: readonly string[]): void {
  if (/^(?:\/[\w-]+)?\/forms\//.test(path)) window.location.assign(path);
  else postToParent(sources, { type: "redirect", url: window.location.origin + path });
}
