import { useEffect, useState } from "react";
import { Loader } from "~/ui/feedback/loader";

/**
 * Live region with the payment's state: screen readers announce changes to it, never its initial content, so the text
 * is set after hydration. While the payment is open it is visible, with a spinner.
 */
export function PaymentStatus({ text, isBusy }: { text: string; isBusy: boolean }) {
  const [announced, setAnnounced] = useState(isBusy ? text : "");
  useEffect(() => setAnnounced(text), [text]);
  return (
    <p
      role="status"
      className={isBusy ? "flex flex-col items-center gap-3 text-center text-muted" : "sr-only"}
    >
      {isBusy && <Loader />}
      {announced}
    </p>
  );
}
