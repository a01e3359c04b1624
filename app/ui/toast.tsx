import { type ReactNode, useEffect } from "react";
import { Notice } from "./notice";

/** Specification 2.3. */
const CLOSES_AFTER_MS = 5000;

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
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="fixed start-4 end-4 top-[calc(var(--header-height)+12px)] z-50 mx-auto max-w-md rounded-md shadow-2 noscript:static noscript:m-4">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
