import { paths } from "~/paths";
import type { MiniApp } from "../mini-app";

/** The messenger's back button: shown where there is somewhere to go back to; a dialog is closed first. */
export function goBack({ app: { BackButton }, runtime }: MiniApp): () => void {
  const dialog = () => [...document.querySelectorAll("dialog[open]")].at(-1);

  function look() {
    const isHome = runtime.place().pathname === paths.home();
    if (dialog() || (canGoBack() && !isHome)) BackButton.show();
    else BackButton.hide();
  }

  function press() {
    const open = dialog();
    // One that may not be closed stays.
    if (open) open.dispatchEvent(new Event("cancel", { cancelable: true }));
    else window.history.back();
  }

  const seen = new MutationObserver((changes) => {
    if (changes.some(concernsDialog)) look();
  });
  look();
  // A dialog may be there some time before it is shown.
  seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
  const offPlace = runtime.onPlace(look);
  BackButton.onClick(press);
  return () => {
    seen.disconnect();
    offPlace();
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

/** The router counts the steps of this document where the browser does not say. */
function canGoBack(): boolean {
  return (window as NavigationWindow).navigation?.canGoBack ?? (window.history.state?.idx ?? 0) > 0;
}
