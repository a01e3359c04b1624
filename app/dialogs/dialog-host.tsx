import { useLocation, useMatches } from "@remix-run/react";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useRootData } from "~/root-data";
import { PendingBar } from "~/ui/pending-bar";
import { DIALOGLESS, dialogOfPage, type RequestedDialog, readRequestedDialog } from "./dialog-query";
import type { LoadedDialog } from "./loaded-dialog";
import { openDialogPart } from "./open-dialog-part";
import { dialogQueue, type QueuedDialog } from "./queue";

/** Where dialogs appear: the one the address asks for, else the one whose turn it is in the queue. Never two at once. */
export function DialogHost() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const loaded = useRootData()?.dialog;
  const queued = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.waiting, dialogQueue.waiting);
  const matches = useMatches();
  const isDialogless = matches.some(({ id }) => id === DIALOGLESS);
  const handles = matches.map(({ handle }) => handle);
  const wish = isDialogless ? null : dialogOfPage(new URLSearchParams(search), handles);
  useEarlyParts();
  const isRequired = loaded?.isRequired && !isDialogless;
  const isBrought = loaded?.broughtTo === pathname && !isDialogless;
  if (!isRequired && !isBrought && !wish && queued.length === 0) return null;
  return (
    <Suspense fallback={<PendingBar isPending label={t("common.loading")} />}>
      <Open wish={wish} loaded={loaded} queued={queued} />
    </Suspense>
  );
}

interface OpenProps {
  wish: RequestedDialog | null;
  loaded: LoadedDialog | undefined;
  queued: readonly QueuedDialog[];
}

function Open(props: OpenProps) {
  const { OpenDialog } = openDialogPart.read();
  return <OpenDialog {...props} />;
}

/** Fetches what shows dialogs when a pointer comes to a link that opens one, some time before the click. */
function useEarlyParts() {
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      const anchor = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='?']");
      const wish = anchor && readRequestedDialog(new URLSearchParams(anchor.search));
      if (!wish) return;
      openDialogPart
        .prepare()
        .then(() => openDialogPart.read().prepareBody(wish))
        // Nothing was asked for yet: who asks is told.
        .catch(() => {});
    };
    document.addEventListener("pointerover", onPointer, { passive: true });
    return () => document.removeEventListener("pointerover", onPointer);
  }, []);
}
