import { useHref, useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isAgeOpen } from "~/age-gate/said-age";
import { dialogNavigation } from "~/dialogs/dialog-navigation";
import { useDocumentFacts } from "~/document-facts";
import { withoutBasename } from "~/i18n/locale-path";
import { leavesBuild } from "./build/own-build";
import { keepErrorRoom } from "./error-room";
import { crossesPolicies } from "./own-policy";

/** Answered by the server outside of the app, so a click on them is an ordinary page load. */
const OUTSIDE = /^\/(?:platform|oauth|connect|hit|_ipx|assets)(?:\/|$)/;

/**
 * Turns clicks on plain anchors and submits of plain forms into client navigations. Long lists stay cheap, because
 * no link in them is a component; without script they are what they look like. `data-document` opts out.
 */
export function NavigationEnhancer() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const root = useHref("/");
  const basename = root === "/" ? "" : root;
  const { isFrame, ageToAsk } = useDocumentFacts();
  const place = useLocation();
  const here = useRef(place);
  useEffect(() => {
    here.current = place;
  });

  useEffect(() => keepErrorRoom(document), []);

  useEffect(() => {
    function pathOf(address: string): string | null {
      // The gate stands in documents: until it is passed, every page is one.
      if (isAgeOpen(ageToAsk)) return null;
      const url = new URL(address, window.location.href);
      if (url.origin !== window.location.origin || OUTSIDE.test(url.pathname)) return null;
      return withoutBasename(basename, url.pathname + url.search + url.hash);
    }

    const loadsDocument = (path: string) =>
      crossesPolicies(here.current.pathname, path) || leavesBuild(here.current.pathname, path);

    function handleClick(event: MouseEvent) {
      const anchor = (event.target as Element | null)?.closest?.("a[href]");
      if (!(anchor instanceof HTMLAnchorElement) || !isPlainClick(event) || !isPlainAnchor(anchor)) return;
      const path = pathOf(anchor.href);
      // The way out of a frame page is a document of its own, with the policy of a site page.
      if (path === null || isFrame || loadsDocument(path)) return;
      event.preventDefault();
      const isStill = { preventScrollReset: anchor.dataset.keepScroll !== undefined };
      navigate(path, dialogNavigation(here.current, new URL(path, window.location.origin)) ?? isStill);
    }

    function handleSubmit(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      const path = pathOf(form.action);
      if (form.dataset.document !== undefined || form.target || path === null) return;
      if (form.method === "get" ? loadsDocument(path) : crossesPolicies(here.current.pathname, path)) return;
      event.preventDefault();
      submit((event.submitter as HTMLButtonElement | null) ?? form, {
        preventScrollReset: form.dataset.keepScroll !== undefined,
      });
    }

    document.addEventListener("click", handleClick);
    document.addEventListener("submit", handleSubmit);
    return () => {
      document.removeEventListener("click", handleClick);
      document.removeEventListener("submit", handleSubmit);
    };
  }, [navigate, submit, basename, isFrame, ageToAsk]);

  return null;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function isPlainAnchor(anchor: HTMLAnchorElement): boolean {
  const isSamePageJump =
    anchor.hash !== "" &&
    anchor.pathname === window.location.pathname &&
    anchor.search === window.location.search;
  return (
    !isSamePageJump &&
    (!anchor.target || anchor.target === "_self") &&
    !anchor.hasAttribute("download") &&
    anchor.dataset.document === undefined
  );
}
