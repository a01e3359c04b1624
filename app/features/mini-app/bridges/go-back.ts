import type { MiniApp } from "~/features/mini-app/mini-app";
import { paths } from "~/routing/paths";

/**
 * Shows the messenger's back button while there is history to go back to, or an open dialog, which it closes first.
 */
export function goBack({ app: { BackButton }, runtime }: MiniApp): () => void {
  const dialog = () => [...document.querySelectorAll("dialog[open]")].at(-1);

  function update() {
    const isHome = runtime.getLocation().pathname === paths.home();
    if (dialog() || (canGoBack() && !isHome)) BackButton.show();
    else BackButton.hide();
  }

  function press() {
    const open = dialog();
    // A dialog that must not be closed ignores the event.
    if (open) open.dispatchEvent(new Event("cancel", { cancelable: true }));
    else window.history.back();
  }

  const seen = new MutationObserver((changes) => {
    if (changes.some(concernsDialog)) update();
  });
  update();
  // A dialog may be in the document before it is opened.
  seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
  const unfollow = runtime.onLocation(update);
  BackButton.onClick(press);
  // The next document may lack the messenger's script, and the button would do nothing there.
  const hide = () => BackButton.hide();
  window.addEventListener("pagehide", hide);
  return () => {
    window.removeEventListener("pagehide", hide);
    seen.disconnect();
    unfollow();
    BackButton.offClick(press);
    BackButton.hide();
  };
}

function concernsDialog({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === "attributes" || holdsDialog(addedNodes) || holdsDialog(removedNodes);
}

function holdsDialog(nodes: NodeList): boolean {
  return [...nodes].some(
    (node) => node instanceof Element && (node.matches("dialog") || node.querySelector("dialog")),
  );
}

interface NavigationWindow {
  navigation?: { canGoBack: boolean };
}

/** Falls back to the router's history index in browsers without the Navigation API. */
function canGoBack(): boolean {
  return (window as NavigationWindow).navigation?.canGoBack ?? (window.history.state?.idx ?? 0) > 0;
}
