import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { readStored, storedKeys } from "~/browser/runtime/storage";
import { useViewer } from "~/shell/layout-data/use-viewer";

/** Controls that keep the focus across a navigation that they themselves began. */
const FIELDS = "input, select, textarea";

/**
 * Announces where a client navigation has led, as browsers do for documents: the focus moves to the heading of the new
 * page, of the same page when what had the focus is gone, and of the document that follows signing in or out. A button
 * that was disabled while its form was sent has the focus again. Going back, or using a field, keeps the focus: then
 * the page's title is announced.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const known = useRef({ pathname, key });
  const focused = useLastFocused();
  const [title, setTitle] = useState("");
  const wasSent = useRef(false);
  const isSending = useNavigation().formMethod === "POST";
  useNewViewer();

  useEffect(() => {
    if (isSending) wasSent.current = true;
  }, [isSending]);

  useEffect(() => {
    if (known.current.key === key) return;
    const isElsewhere = known.current.pathname !== pathname;
    const isFocusLost = document.activeElement === document.body;
    const isFocusGone = isFocusLost && focused.current?.isConnected === false;
    // Only a button: where a tap gives buttons no focus, what had it last is a field, and its keyboard would come.
    if (wasSent.current && !isElsewhere && isFocusLost && !hasDialog() && focused.current?.matches("button"))
      focused.current.focus({ preventScroll: true });
    known.current = { pathname, key };
    // A form that keeps the scroll position for its refusals has led to another page.
    if (isElsewhere && wasSent.current && !hash && !isBack) window.scrollTo({ top: 0, behavior: "instant" });
    wasSent.current = false;
    const mayMove = !isBack && !hash && !hasDialog();
    const isMoved = mayMove && (isElsewhere || isFocusGone) && focusHeading();
    if (isElsewhere) setTitle(isMoved ? "" : document.title);
  }, [key, pathname, hash, isBack, focused]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** The last document was somebody else's: `guardRestoredPage()` has stored whose it was, and later stores this one's. */
function useNewViewer() {
  const { viewer } = useViewer();
  const [first] = useState(viewer);
  useEffect(() => {
    const before = readStored(storedKeys.viewer);
    if (!isKnown(before) || !isKnown(first) || before === first) return;
    if (document.activeElement === document.body && !hasDialog()) focusHeading();
  }, [first]);
}

/** While the platform cannot say who somebody is, nobody has signed in or out. */
const isKnown = (viewer: string | null | undefined) => viewer === "player" || viewer === "visitor";

const hasDialog = () => document.querySelector("dialog[open]") !== null;

/** What had the focus last: it may have lost it when it was disabled or removed. */
function useLastFocused() {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return focused;
}

/** False when a field of the page has the focus, which it keeps. */
function focusHeading(): boolean {
  const main = document.querySelector("main");
  if (main?.contains(document.activeElement) && document.activeElement?.matches(FIELDS)) return false;
  const heading = document.querySelector<HTMLElement>("h1") ?? main;
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
