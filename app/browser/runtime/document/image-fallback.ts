import { useEffect } from "react";
import { readOptimisedAddress } from "~/ui/images/image-address";

/**
 * One error listener for all images of the document. A failed image is retried unresized, then as the next
 * breakpoint's source, and finally hidden in favour of the tile below. Without script only the tile remains.
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

/**
 * Retries an image that failed before the listener was added. SVGs without size have no natural width, but decode.
 */
function tryAgainIfFailed(image: HTMLImageElement) {
  if (image.complete && image.naturalWidth === 0) image.decode().catch(() => tryNext(image));
}

/** Removes the failed source. Changes attributes only: React owns the elements. */
function tryNext(image: HTMLImageElement) {
  const box = image.closest<HTMLElement>(".picture");
  // Images without a box are not rendered by `Image`.
  if (!box) return;
  const source = shownSource(image);
  if (source) {
    const plain = plainAddress(source.srcset);
    if (plain) source.srcset = plain;
    else source.removeAttribute("srcset");
    return;
  }
  const plain = plainAddress(image.getAttribute("src"));
  if (plain || image.hasAttribute("srcset")) {
    image.removeAttribute("srcset");
    if (plain) image.src = plain;
  } else {
    image.hidden = true;
    box.dataset.label = image.dataset.label ?? box.ariaLabel ?? "";
  }
}

/** The `<source>` that the browser selected; undefined when it uses the image's own. */
function shownSource(image: HTMLImageElement): HTMLSourceElement | undefined {
  const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>(":scope > source[srcset]") ?? [];
  return [...sources].find(({ media }) => !media || window.matchMedia(media).matches);
}

/** Of the first address, if it is that of a resized image. */
function plainAddress(addresses: string | null): string | undefined {
  return readOptimisedAddress(addresses?.split(" ", 1)[0] ?? "")?.source;
}
