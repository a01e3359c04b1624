import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { PendingBar } from "~/ui/feedback/pending-bar";

/** Loading bar and announcement of client navigations, which browsers give for full page loads only. */
export function NavigationStatus() {
  const t = useTranslate();
  const navigation = useNavigation();
  return (
    <>
      <PendingBar isPending={navigation.state !== "idle"} label={t("common.loading")} />
      <p role="status" className="sr-only">
        {useArrival()}
      </p>
    </>
  );
}

/** The new page's title after each client navigation; empty for the first page, which the browser announces. */
function useArrival(): string {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [arrival, setArrival] = useState("");
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    setArrival(document.title);
  }, [pathname]);
  return arrival;
}
