import { useHref, useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { APP, useDocumentData } from "~/browser/document-data";
import { dialogNavigation } from "~/dialogs/address/dialog-navigation";
import { crossesPolicies, postsAcross } from "~/routing/addresses/document-policies";
import { withoutBasename } from "~/routing/locale-path";
import { isAgeOpen } from "~/session/said-age";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { crossesBuilds, missesPart } from "../build/own-build";
import { followableAddress, isAppUrl } from "./followable";
import { fetchPageFiles } from "./page-files";
import { startsMoving } from "./page-motion";

/** A keyboard's is a click alone. */
const PRESSES = ["pointerdown", "click"] as const;

/**
 * Turns clicks on plain anchors and submissions of plain forms into client navigations. Long lists stay cheap,
 * because their links are no components; without script they work natively. `data-document` opts out.
 */
export function NavigationEnhancer() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const root = useHref("/");
  const basename = root === "/" ? "" : root;
  const { policy, ageToAsk } = useDocumentData();
  const current = useLocation();
  const here = useRef(current);
  // With the page's links, which may be pressed before other effects run: a dialog must know that it is over this page.
  useBrowserLayoutEffect(() => {
    here.current = current;
  });

  useEffect(() => {
    function pathOf(url: URL | null): string | null {
      // Until the age gate is passed every navigation loads a document, because the gate is part of it.
      if (!url || isAgeOpen(ageToAsk) || !isAppUrl(url)) return null;
      return withoutBasename(basename, url.pathname + url.search + url.hash);
    }

    // Without a connection the page stays, and says so (`guardRequests`).
    const loadsDocument = (path: string) =>
      (crossesPolicies(here.current.pathname, path) && navigator.onLine) ||
      crossesBuilds(here.current.pathname, path);

    /** The link of a press or click that is followed within the document, and where it leads. */
    function linkOf(event: MouseEvent) {
      const anchor = (event.target as Element | null)?.closest?.("a[href]");
      if (!(anchor instanceof HTMLAnchorElement) || !isPlainClick(event)) return null;
      const address = followableAddress(anchor);
      const path = pathOf(address);
      // Leaving a framed page loads a document, which gets the policy of a site page.
      if (!address || path === null || policy === "frame" || loadsDocument(path)) return null;
      return { anchor, address, path };
    }

    // The router would request the files one after the other, and none before the finger is lifted.
    function handlePress(event: MouseEvent) {
      const address = linkOf(event)?.address;
      if (address && address.pathname !== window.location.pathname) void fetchPageFiles(address);
    }

    function handleClick(event: MouseEvent) {
      const link = linkOf(event);
      if (!link) return;
      const { anchor, path } = link;
      event.preventDefault();
      // Its own, or that of a list around it; a form's is for the form.
      const scrolling = { preventScrollReset: anchor.closest(":not(form)[data-keep-scroll]") !== null };
      const options = {
        ...(dialogNavigation(here.current, new URL(path, window.location.origin)) ?? scrolling),
        viewTransition: startsMoving(anchor, here.current.pathname, path),
      };
      // The click is answered with a frame first: what the router does at once takes a phone longer than that.
      requestAnimationFrame(() => setTimeout(() => navigate(path, options)));
    }

    function handleSubmit(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      const path = pathOf(new URL(form.action));
      if (form.dataset.document !== undefined || form.target || path === null) return;
      const isDocument =
        form.method === "get"
          ? loadsDocument(path)
          : missesPart() || postsAcross(here.current.pathname, path);
      if (isDocument) return;
      event.preventDefault();
      submit((event.submitter as HTMLButtonElement | null) ?? form, {
        preventScrollReset: form.dataset.keepScroll !== undefined,
      });
    }

    // Where a part waits for late data, React stops a click before it reaches the document, but not listeners on its
    // own root.
    const app = document.getElementById(APP);
    const handleSaved = (event: MouseEvent) => {
      if (event.cancelBubble) handleClick(event);
    };

    const over = new AbortController();
    const { signal } = over;
    for (const press of PRESSES)
      document.addEventListener(press, handlePress, { capture: true, passive: true, signal });
    app?.addEventListener("click", handleSaved, { capture: true, signal });
    document.addEventListener("click", handleClick, { signal });
    document.addEventListener("submit", handleSubmit, { signal });
    return () => over.abort();
  }, [navigate, submit, basename, policy, ageToAsk]);

  return null;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
