import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { Toast } from "~/ui/toast";
import type { Flash } from "./flash.server";

/** Shows what the page before left to say. It outlives a reload of the page's data, which brings no message. */
export function FlashToast() {
  const loaded = useRouteLoaderData<{ flash?: Flash }>("root")?.flash;
  const [shown, setShown] = useState(loaded);
  useEffect(() => {
    if (loaded) setShown(loaded);
  }, [loaded]);
  const close = useCallback(() => setShown(undefined), []);
  if (!shown) return null;
  return (
    <Toast tone={shown.tone} onClose={close}>
      {shown.text}
      {shown.way && (
        <a href={shown.way.href} className="mt-1 block underline">
          {shown.way.text}
        </a>
      )}
    </Toast>
  );
}
