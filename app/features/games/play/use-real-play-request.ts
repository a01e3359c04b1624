import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { readRequestedDialog, withDialog, withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import type { Player } from "~/session/player.server";

/**
 * `#real` requests real-money play: opens the registration for a visitor, which redirects back to the game, and
 * navigates home when it is closed (docs/product.md#2.2). Without script the page itself offers both
 * (`stage/game-stage.tsx`).
 */
export function useRealPlayRequest(audience: Player["kind"]): void {
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { pathname, search, hash } = useLocation();
  const isRequested = useRef(false);

  useEffect(() => {
    if (audience !== "visitor") return;
    const isOpen = readRequestedDialog(new URLSearchParams(search)) !== null;
    if (hash === "#real") {
      isRequested.current = true;
      // The hash stays while the popup is open, so that a reload restores both.
      const redirectUrl = localePath(pathname + withoutDialog(search));
      const address = pathname + withDialog(search, { show_popup_reg: "", redirectUrl }) + hash;
      if (!isOpen) navigate(address, { replace: true, preventScrollReset: true });
    } else if (isRequested.current && !isOpen) {
      isRequested.current = false;
      navigate(paths.home());
    }
  }, [navigate, localePath, audience, pathname, search, hash]);
}
