import type { Root } from "react-dom/client";
import { noteFailure } from "../browser-reports/failures";
import { isServed } from "../build/lost-files";
import { framework } from "../build/own-build";
import { isHydrating } from "./hydration";
import { restoreUse } from "./recovered-use";

let putBack = () => {};

/**
 * The last resort, apart from React: if React cannot hydrate the page, the page as served is restored and works as
 * without script. React empties the app where nothing catches an error, and Remix renders a document of its own into
 * it.
 */
export function restoreServedPage(app: HTMLElement, root: Root): void {
  const served = [...app.childNodes];
  const lost = new MutationObserver(() => {
    if (app.firstElementChild && app.firstElementChild.localName !== "html") return;
    // Never twice for one page: a reloaded page is as the server rendered it.
    if (!isHydrating() && !isServed()) return location.reload();
    noteFailure("render", new Error("the page cannot be taken over"));
    putBack();
  });
  putBack = () => {
    putBack = () => {};
    lost.disconnect();
    root.unmount();
    framework().router?.dispose();
    // A new element, because React still listens on its own one.
    const page = app.cloneNode() as HTMLElement;
    page.append(...served);
    app.replaceWith(page);
    restoreUse();
  };
  lost.observe(app, { childList: true });
}

/** Puts the served page back, in place of a render of it that has just failed. */
export function putServedPageBack(): void {
  queueMicrotask(() => putBack());
}
