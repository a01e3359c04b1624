import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { useRootData } from "~/shell/document/root-data";
import { createIgnoredCounts } from "./ignored-counts";
import { createReader } from "./vendors/reader";
import { postsOn } from "./vendors/say";
import type { FrameNews } from "./vendors/vendor";
import { type VendorName, vendors } from "./vendors/vendors";
import { watchSignOut } from "./watch-sign-out";

interface Talk {
  vendor: VendorName;
  origins: readonly string[];
  src: string;
  /** The element around the frame. */
  element: RefObject<HTMLElement>;
  /** As the frame reported it; undefined: the frame scrolls by itself. */
  height: number | undefined;
}

/** Listens to the frame in its vendor's messages, and notifies it of sign-out, theme and, where a height was reported, the window. */
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
    (on: FrameNews, values?: Record<string, string | number>) => {
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

type Say = (on: FrameNews, values?: Record<string, string | number>) => void;

function useThemeNews(say: Say): void {
  const theme = useRootData()?.theme;
  const known = useRef(theme);
  useEffect(() => {
    if (!theme || known.current === theme) return;
    known.current = theme;
    say("theme", { theme });
  }, [say, theme]);
}

/** Which part of the frame is in the window, so that the vendor can place its slip there. */
function useViewportNews(say: Say, element: RefObject<HTMLElement>, height: number | undefined): void {
  useEffect(() => {
    if (height === undefined) return;
    let frame = 0;
    const postViewport = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const top = Math.round(-(element.current?.getBoundingClientRect().top ?? 0));
        say("viewport", { height: window.innerHeight, top });
      });
    };
    postViewport();
    window.addEventListener("scroll", postViewport, { passive: true });
    window.addEventListener("resize", postViewport);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", postViewport);
      window.removeEventListener("resize", postViewport);
    };
  }, [say, element, height]);
}
