import type { MiniApp } from "~/features/mini-app/mini-app";
import type { WebApp } from "~/features/mini-app/web-app";

type Haptics = WebApp["HapticFeedback"];

/** Controls whose change vibrates lightly. */
const CHOICES = "select, input[type=radio], input[type=checkbox]";

/** How the page shows a submission's outcome, and its vibration. */
const ends: readonly { selector: string; feel: (haptics: Haptics) => void }[] = [
  {
    selector: "[data-tone=danger], [aria-invalid=true]",
    feel: (haptics) => haptics.notificationOccurred("error"),
  },
  { selector: "[data-tone=positive]", feel: (haptics) => haptics.notificationOccurred("success") },
];

export function vibrate({ app: { HapticFeedback: haptics } }: MiniApp): () => void {
  /** Set by a submission: messages of a page that was merely opened do not vibrate. */
  let isAwaited = false;

  const onSubmit = () => {
    isAwaited = true;
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof Element && target.matches(CHOICES)) haptics.impactOccurred("light");
  };
  const seen = new MutationObserver((changes) => {
    if (!isAwaited) return;
    const fresh = changes.flatMap(({ type, target, addedNodes }) =>
      type === "attributes" ? [target] : [...addedNodes],
    );
    const end = ends.find(({ selector }) => fresh.some((node) => containsMatch(node, selector)));
    if (!end) return;
    isAwaited = false;
    end.feel(haptics);
  });

  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("change", onChange);
  seen.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["aria-invalid"],
  });
  return () => {
    document.removeEventListener("submit", onSubmit, true);
    document.removeEventListener("change", onChange);
    seen.disconnect();
  };
}

function containsMatch(node: Node, selector: string): boolean {
  return node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
}
