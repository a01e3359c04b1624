import { trustedScriptUrl } from "../../trusted-html";
import { keepOfflinePage } from "./offline-page";

interface WorkerWishes {
  /** Address of the offline page in the page's language. */
  offlinePage: string;
  /** Another worker has taken over: the site may be of another build by now. */
  onOther: () => void;
}

/** Registers the service worker, and says on the document when the offline page is at hand (product 4). */
export function startWorker({ offlinePage, onOther }: WorkerWishes): () => void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  // The policy of pages that partners may frame lets no worker in.
  if (!workers || document.documentElement.dataset.frame !== undefined) return () => {};
  // The first one takes nothing over: it was registered by this page or one like it.
  const hadOne = workers.controller !== null;
  const hear = () => {
    if (hadOne) onOther();
  };
  workers.addEventListener("controllerchange", hear);
  workers
    .register(trustedScriptUrl("/sw.js"), { updateViaCache: "none" })
    .then(() => keepOfflinePage(offlinePage))
    .then((isAtHand) => {
      if (isAtHand) document.documentElement.dataset.offlineReady = "";
    })
    // Without it the site is what it is without: nothing is said.
    .catch(() => {});
  return () => workers.removeEventListener("controllerchange", hear);
}
