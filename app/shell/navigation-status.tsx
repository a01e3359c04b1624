import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { PendingBar } from "~/ui/pending-bar";

/** What a full page load does by itself and a navigation by script has to say: it is under way, it has arrived. */
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

/** The title of the page, each time another one has come; nothing for the first, which the browser announces. */
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
