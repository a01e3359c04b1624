import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "./class-names";
import { Icon } from "./icon";
import { type NoticeTone, noticeTones } from "./notice";
import { passAfter } from "./pass-after";

/** Product 2.3. */
const TOAST_SECONDS = 5;

interface ToastProps {
  /** Puts its mark before the text; without one the children are the whole card. */
  tone?: NoticeTone;
  seconds?: number;
  /** Stands in a region that is read out when it changes. Trouble is read out at once wherever it stands. */
  isSaid?: boolean;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A message that leaves by itself, but not while it is pointed at, has the focus, or could not be seen. It stands below
 * the header, however high that is at the moment. Without script nothing takes it away, so it stands in the page and
 * covers none of it.
 */
export function Toast({ tone, seconds = TOAST_SECONDS, isSaid, closeLabel, onClose, children }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(
    () =>
      passAfter(
        seconds * 1000,
        () => isHeld(box.current),
        () => latest.current(),
      ),
    [seconds],
  );
  return (
    <div ref={box} role={tone === "danger" ? "alert" : isSaid ? undefined : "status"} className="toast">
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

/** A modal dialog darkens what it stands over, and lets nobody get there. */
function isHeld(toast: Element | null): boolean {
  return (
    document.hidden ||
    document.querySelector("dialog:modal") !== null ||
    toast?.matches(":hover, :focus-within") === true
  );
}
