import { useLocation, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { isOverPage } from "./dialog-navigation";
import { withoutDialog } from "./dialog-query";

/**
 * Closes the dialog that the address opened. Where the page beneath is the entry before, that is a step back, so that
 * the browser's own button never meets a dialog that was closed already.
 */
export function useCloseAddress(): () => void {
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation();
  const closed = useRef<string>();
  return () => {
    // Two presses of Escape are one wish.
    if (closed.current === key) return;
    closed.current = key;
    if (isOverPage(state)) navigate(-1);
    else navigate(pathname + withoutDialog(search), { replace: true, preventScrollReset: true });
  };
}
