import { useEffect } from "react";
import { readOptimisedAddress } from "~/ui/image-address";

/**
 * One listener for all pictures of the document. A picture that does not come is tried again as it is, then as the one
 * of the next breakpoint, and at last gives way to the tile beneath it. Without script the tile is what is left.
 */
export function ImageFallback() {
  useEffect(() => {
    const handleError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) tryNext(event.target);
    };
    // Errors of images do not bubble.
    document.addEventListener("error", handleError, true);
    for (const image of document.images) tryAgainIfFailed(image);
    return () => document.removeEventListener("error", handleError, true);
  }, []);
  return null;
}

/** A picture may have failed before anybody listened. Drawings without a size have no width either, yet decode. */
function tryAgainIfFailed(image: HTMLImageElement) {
  if (image.complete && image.naturalWidth === 0) image.decode().catch(() => tryNext(image));
}

/** Takes away what has failed. Attributes alone: the elements are React's. */
function tryNext(image: HTMLImageElement) {
  const label = image.dataset.label;
  // A picture without a name to stand in for it is none of ours.
  if (label === undefined) return;
  const source = shownSource(image);
  if (source) {
    const plain = plainAddress(source.srcset);
    if (plain) source.srcset = plain;
    else source.removeAttribute("srcset");
  } else if (image.hasAttribute("srcset")) {
    image.removeAttribute("srcset");
  } else {
    image.hidden = true;
    const box = image.closest<HTMLElement>(".picture");
    if (box) box.dataset.label = label;
  }
}

/** The source that the browser chose, when it was none of the image itself. */
function shownSource(image: HTMLImageElement): HTMLSourceElement | undefined {
  const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>(":scope > source[srcset]") ?? [];
  return [...sources].find(({ media }) => !media || window.matchMedia(media).matches);
}

function plainAddress(srcset: string): string | undefined {
  return readOptimisedAddress(srcset.split(" ", 1)[0] ?? "")?.source;
}
