import { useEffect, useState } from "react";
import { Loader } from "~/ui/loader";

/**
 * How the payment stands, for whoever does not see the page change: screen readers read out what comes into a region
 * after the page, never what arrives with it. While it is open the same words stand beside something that moves.
 */
export function PaymentStatus({ text, isBusy }: { text: string; isBusy: boolean }) {
  const [told, setTold] = useState(isBusy ? text : "");
  useEffect(() => setTold(text), [text]);
  return (
    <p
      role="status"
      className={isBusy ? "flex flex-col items-center gap-3 text-center text-muted" : "sr-only"}
    >
      {isBusy && <Loader />}
      {told}
    </p>
  );
}
