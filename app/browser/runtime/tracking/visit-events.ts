import { isAllowed } from "~/browser/consent/browser-consent";
import type { RuntimeContext } from "../part";
import { readInTab, tabKeys, writeInTab } from "../storage";
import { pushToDataLayer, track } from "./track";

/** Sends page loads, sign-ins and sign-outs to the tag manager (docs/product.md#4, "page loading start and end"). */
export function watchVisit({
  getLocation,
  onLocation,
}: Pick<RuntimeContext, "getLocation" | "onLocation">): () => void {
  let shown: string | undefined;
  let awaited: string | undefined;
  // Id of the last reported player of this tab, empty for a visitor; undefined before the first report.
  let viewerId = readInTab(tabKeys.viewerId) ?? undefined;

  function checkPage() {
    const { loading } = getLocation();
    const here = window.location.pathname;
    if (loading !== undefined) {
      if (loading !== awaited) track("page_loading_start", { page_path: loading });
      awaited = loading;
      return;
    }
    if (awaited === undefined && here === shown) return;
    if (awaited === undefined) track("page_loading_start", { page_path: here });
    awaited = undefined;
    shown = here;
    track("page_loading_end", { page_path: here });
    const code = document.querySelector<HTMLElement>("[data-failed]")?.dataset.failed;
    if (code) track("error_code", { code, page_path: here });
  }

  function checkViewer() {
    const { viewer, uid, search } = getLocation();
    if (viewer !== "player" && viewer !== "visitor") return;
    const now = viewer === "player" ? String(uid ?? "") : "";
    if (now === viewerId) return;
    const isKnown = viewerId !== undefined;
    viewerId = now;
    // Without session storage a sign-in with a full page load is not reported.
    if (isAllowed("analytics")) writeInTab(tabKeys.viewerId, now);
    if (viewer === "visitor") {
      if (isKnown) track("logout");
      pushToDataLayer({ user_id: null });
      return;
    }
    pushToDataLayer({ user_id: now });
    const isNew = new URLSearchParams(search).get("register") === "success";
    if (isKnown) track(isNew ? "sign_up" : "login");
  }

  const check = () => {
    checkViewer();
    checkPage();
  };
  check();
  return onLocation(check);
}
