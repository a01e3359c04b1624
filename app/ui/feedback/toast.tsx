import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "~/ui/class-names";
import { Icon } from "../icons/icon";
import { dismissAfter } from "./dismiss-after";
import { type NoticeTone, noticeTones } from "./notice";

/** docs/product.md#2.3. */
const TOAST_SECONDS = 5;

interface ToastProps {
  /** Adds an icon before the text; without it the children fill the card. */
  tone?: NoticeTone;
  seconds?: number;
  /** Inside a live region, so not announced itself. Errors are always announced at once. */
  isAnnounced?: boolean;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A message that closes by itself, except while it is hovered, focused or not visible. It is positioned below the
 * header, whatever its height. Without script it cannot close, so it is part of the page and covers nothing.
 */
export function Toast({
  tone,
  seconds = TOAST_SECONDS,
  isAnnounced,
  closeLabel,
  onClose,
  children,
}: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(
    () =>
      dismissAfter(
        seconds * 1000,
        () => isPaused(box.current),
        () => latest.current(),
      ),
    [seconds],
  );
  return (
    <div ref={box} role={tone === "danger" ? "alert" : isAnnounced ? undefined : "status"} className="toast">
      {tone ? (
        <>
          <Icon name={noticeTones[tone].icon} className={classes("size-5", noticeTones[tone].colour)} />
          <p className="min-w-0 flex-1 text-sm">{children}</p>
        </>
      ) : (
        children
      )}
      <button type="button" className="icon-button -my-3 -me-2" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A modal dialog covers the toast and makes it unreachable. */
function isPaused(toast: Element | null): boolean {
  return (
    document.hidden ||
    document.querySelector("dialog:modal") !== null ||
    toast?.matches(":hover, :focus-within") === true
  );
}
