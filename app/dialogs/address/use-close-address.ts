import { useLocation, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { isOverPage } from "./dialog-navigation";
import { withoutDialog } from "./requested-dialog";

/**
 * Returns a function that closes the dialog of the URL. If the page under it is the previous history entry, it goes
 * back, so that the browser's back button does not reopen a closed dialog.
 */
export function useCloseAddress(): () => void {
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation();
  const closed = useRef<string>();
  return () => {
    // Pressing Escape twice must not go back twice.
    if (closed.current === key) return;
    closed.current = key;
    if (isOverPage(state)) navigate(-1);
    else navigate(pathname + withoutDialog(search), { replace: true, preventScrollReset: true });
  };
}
