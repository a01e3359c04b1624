import { trustedScriptUrl } from "~/browser/runtime/document/trusted-html";
import { cacheOfflinePage } from "./cache-offline-page";

interface WorkerSettings {
  /** URL of the offline page in the page's locale. */
  offlinePage: string;
  /** Another worker took over: the server may run another build. */
  onOther: () => void;
}

/** Registers the service worker, and marks the document when the offline page is available (docs/product.md#4). */
export function startWorker({ offlinePage, onOther }: WorkerSettings): () => void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  // The policy of frameable pages forbids workers.
  if (!workers || document.documentElement.dataset.policy === "frame") return () => {};
  // The first worker of this browser replaces none, so no newer build is implied.
  const hadOne = workers.controller !== null;
  const handleChange = () => {
    if (hadOne) onOther();
  };
  workers.addEventListener("controllerchange", handleChange);
  workers
    .register(trustedScriptUrl("/sw.js"), { updateViaCache: "none" })
    .then(() => cacheOfflinePage(offlinePage))
    .then((isAtHand) => {
      if (isAtHand) document.documentElement.dataset.offlineReady = "";
    })
    // The site works without a worker, so failures are ignored.
    .catch(() => {});
  return () => workers.removeEventListener("controllerchange", handleChange);
}
