import type { ReactNode } from "react";
import { Notice } from "./notice";
import { useLeaving } from "./use-leaving";

/** Specification 2.3. */
export const TOAST_SECONDS = 5;

interface ToastProps {
  tone: "info" | "positive" | "warning" | "danger";
  /** Called when its time is over; the same function at every render, or its time begins anew. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A message that leaves by itself. It stands below the header, however high that is at the moment. Without script
 * nothing takes it away, so it stands in the page and covers none of it.
 */
export function Toast({ tone, onClose, children }: ToastProps) {
  return (
    <div ref={useLeaving(TOAST_SECONDS * 1000, onClose)} className="toast">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
