import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { useRootData } from "~/shell/document/root-data";
import { createIgnoredCounts } from "./ignored-counts";
import { createReader } from "./vendors/reader";
import { postsOn } from "./vendors/say";
import type { Told } from "./vendors/vendor";
import { type VendorName, vendors } from "./vendors/vendors";
import { watchSignOut } from "./watch-sign-out";

interface Talk {
  vendor: VendorName;
  origins: readonly string[];
  src: string;
  /** What the frame stands in. */
  element: RefObject<HTMLElement>;
  /** As told; undefined: the frame scrolls by itself. */
  height: number | undefined;
}

/** Listens to the frame in its vendor's words, and tells it of sign-out, theme and, under a told height, the window. */
export function useFrameTalk({ vendor, origins, src, element, height }: Talk) {
  /** The exact origin that the frame has spoken from. */
  const speaker = useRef<string>();
  const ignored = useMemo(() => createIgnoredCounts(vendor), [vendor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame is another speaker
  const reader = useMemo(() => {
    speaker.current = undefined;
    return createReader({ vendor: vendors[vendor], origins, onIgnored: ignored.count });
  }, [vendor, origins.join(), src, ignored]);

  const read = useCallback(
    (message: MessageEvent, frame: Window | null | undefined) => {
      if (!frame || message.source !== frame) return null;
      const heard = reader(message);
      if (heard && message.origin !== "null") speaker.current = message.origin;
      return heard;
    },
    [reader],
  );

  const say = useCallback(
    (on: Told, values?: Record<string, string | number>) => {
      const target = speaker.current ?? onlyOrigin(origins);
      const frame = element.current?.querySelector("iframe")?.contentWindow;
      if (!target || !frame) return;
      for (const post of postsOn(vendors[vendor], on, values)) frame.postMessage(post, target);
    },
    [vendor, origins, element],
  );

  useEffect(() => ignored.watch(), [ignored]);
  useEffect(() => watchSignOut(() => say("signedOut")), [say]);
  useThemeNews(say);
  useViewportNews(say, element, height);
  return { read, say };
}

/** Where a frame may be that has not spoken. */
function onlyOrigin(origins: readonly string[]): string | undefined {
  return origins.length === 1 && !origins[0]?.includes("*") ? origins[0] : undefined;
}

type Say = (on: Told, values?: Record<string, string | number>) => void;

function useThemeNews(say: Say): void {
  const theme = useRootData()?.theme;
  const known = useRef(theme);
  useEffect(() => {
    if (!theme || known.current === theme) return;
    known.current = theme;
    say("theme", { theme });
  }, [say, theme]);
}

/** What of the frame is in the window, so that it can keep its slip in sight. */
function useViewportNews(say: Say, element: RefObject<HTMLElement>, height: number | undefined): void {
  useEffect(() => {
    if (height === undefined) return;
    let frame = 0;
    const tell = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const top = Math.round(-(element.current?.getBoundingClientRect().top ?? 0));
        say("viewport", { height: window.innerHeight, top });
      });
    };
    tell();
    window.addEventListener("scroll", tell, { passive: true });
    window.addEventListener("resize", tell);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", tell);
      window.removeEventListener("resize", tell);
    };
  }, [say, element, height]);
}
