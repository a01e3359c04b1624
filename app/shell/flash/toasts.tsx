import { ToastHost } from "~/browser/runtime/toasts/toast-host";
import { FlashToast } from "./flash-toast";

/** Messages that pass: the previous page's, and those of scripts. */
export function Toasts() {
  return (
    <ToastHost>
      <FlashToast />
    </ToastHost>
  );
}
