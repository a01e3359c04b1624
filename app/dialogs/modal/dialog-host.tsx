import { useLocation, useMatches } from "@remix-run/react";
import { Suspense, useEffect } from "react";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { useStore } from "~/browser/runtime/store";
import { useLoadedDialog } from "~/dialogs/loaded-dialog";
import { useTranslate } from "~/i18n/use-translate";
import { PendingBar } from "~/ui/feedback/pending-bar";
import {
  DIALOGLESS,
  dialogOfPage,
  type RequestedDialog,
  readRequestedDialog,
} from "../address/requested-dialog";
import { dialogQueue } from "./queue";

const load = () => import("./open-dialog");

/** Pages without a dialog never load it. */
export const OpenDialog = lazyComponent(() => load().then((part) => part.OpenDialog));

/**
 * Renders the dialog that is required or requested by the URL, and those of the queue; loads their code on demand.
 */
export function DialogHost() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const loaded = useLoadedDialog();
  const queued = useStore(dialogQueue);
  const matches = useMatches();
  const isDialogless = matches.some(({ id }) => id === DIALOGLESS);
  const handles = matches.map(({ handle }) => handle);
  const requested = isDialogless ? null : dialogOfPage(new URLSearchParams(search), handles);
  useEarlyParts();
  const isRequired = loaded?.isRequired && !isDialogless;
  // Every page has data; one that failed has none, and nothing opens over it unasked.
  const hasFailed = matches.at(-1)?.data === undefined;
  const isSelfOpening = loaded?.openedAt === pathname && !isDialogless && !hasFailed;
  if (!isRequired && !isSelfOpening && !requested && queued.length === 0) return null;
  return (
    <Suspense fallback={<PendingBar isPending label={t("common.loading")} />}>
      <OpenDialog requested={requested} loaded={loaded} queued={queued} />
    </Suspense>
  );
}

/**
 * Loads the dialog of a served page, so that it is taken over with the page: React makes anew what is used while its code
 * is on the way.
 */
export async function prepareServedDialog(): Promise<void> {
  const requested = readRequestedDialog(new URLSearchParams(location.search));
  if (requested) await prepareDialog(requested);
}

async function prepareDialog(requested: RequestedDialog): Promise<void> {
  await OpenDialog.prepare();
  const { prepareBody } = await load();
  await prepareBody(requested);
}

/** Preloads the code of dialogs when a pointer hovers a link that opens one, before the click. */
function useEarlyParts() {
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      const anchor = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='?']");
      const requested = anchor && readRequestedDialog(new URLSearchParams(anchor.search));
      // A preload may fail silently: opening the dialog retries and reports.
      if (requested) prepareDialog(requested).catch(() => {});
    };
    document.addEventListener("pointerover", onPointer, { passive: true });
    return () => document.removeEventListener("pointerover", onPointer);
  }, []);
}
