import { useLocation } from "@remix-run/react";
import { loadBundles, missingBundles } from "~/browser/catalogue/browser-catalogue";
import { useBundles } from "~/browser/catalogue/bundle-gate";
import type { DialogDeclaration } from "~/dialogs/declaration";
import type { LoadedDialog } from "~/dialogs/loaded-dialog";
import { bundlesOf, type DialogName, declarationOf } from "~/dialogs/registry";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { requestedDialogName } from "../address/dialog-name";
import { dialogKey, type RequestedDialog, withDialog, withoutDialog } from "../address/requested-dialog";
import { useCloseAddress } from "../address/use-close-address";
import { Dialog } from "./dialog";
import { DialogActions } from "./dialog-actions";
import { DialogContent, unavailableTexts } from "./dialog-content";
import { dialogQueue, type QueuedDialog } from "./queue";

export interface OpenDialogProps {
  requested: RequestedDialog | null;
  loaded: LoadedDialog | undefined;
  queued: readonly QueuedDialog[];
}

export function OpenDialog({ requested, loaded, queued }: OpenDialogProps) {
  const requestedDialog = useRequestedDialog(requested, loaded);
  const closeAddress = useCloseAddress();
  // A warning with a deadline cannot wait. The dialog it covers stays mounted, with all typed values.
  const warning = queued.find(({ name }) => isForced(name));
  const offer = requestedDialog || requested ? undefined : queued.find(({ name }) => !isForced(name));
  const isCovered = warning !== undefined;
  return (
    <>
      {requestedDialog && (
        <NamedDialog
          key={requestedDialog.queryKey}
          {...requestedDialog}
          isCovered={isCovered}
          onClose={closeAddress}
        />
      )}
      {offer && <Queued key={offer.id} dialog={offer} isCovered={isCovered} />}
      {warning && <Queued dialog={warning} />}
    </>
  );
}

function Queued({ dialog, isCovered }: { dialog: QueuedDialog; isCovered?: boolean }) {
  const { id = null, ...shown } = dialog;
  return (
    <NamedDialog
      {...shown}
      id={id}
      outcome="ready"
      isForced={isForced(dialog.name)}
      isCovered={isCovered}
      onClose={() => dialogQueue.finish(dialog, false)}
      onAgree={() => dialogQueue.finish(dialog, true)}
    />
  );
}

/** Loads the body and the words of a requested dialog. */
export async function prepareBody(requested: RequestedDialog): Promise<void> {
  const name = requestedDialogName(requested);
  if (!name) return;
  const declaration = declarationOf(name);
  await Promise.all([declaration.body?.prepare(), loadBundles(missingBundles(bundlesOf(declaration)))]);
}

interface ShownDialog {
  name: DialogName;
  id: string | null;
  outcome: LoadedDialog["outcome"];
  data?: LoadedDialog["data"];
  title?: string;
  text?: string;
  variant?: DialogDeclaration["variant"];
  token?: string;
  /** Another entity's dialog starts with a state of its own. */
  queryKey?: string;
  isForced: boolean;
  /** Hidden while another dialog is shown in its place. */
  isCovered?: boolean;
}

function NamedDialog({
  name,
  id,
  outcome,
  data,
  token,
  ...shown
}: ShownDialog & {
  onClose: () => void;
  onAgree?: () => void;
}) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const declaration = declarationOf(name);
  // Started before `useBundles` suspends, so that both load in parallel.
  declaration.body?.prepare().catch(() => {});
  useBundles(bundlesOf(declaration));
  const here = pathname + withoutDialog(search);
  const dialogHref = (dialog?: Readonly<Record<string, string>>) =>
    localePath(dialog ? pathname + withDialog(search, dialog) : here);
  const location = { here, id, type: new URLSearchParams(search).get("type"), token };
  const closeHref = shown.isForced ? null : dialogHref();
  const post = outcome === "ready" && !shown.onAgree ? declaration.closing : undefined;
  const closing = post && { action: localePath(post.action), fields: post.fields(location, data) };
  return (
    <Dialog
      key={name}
      variant={shown.variant ?? declaration.variant}
      isCovered={shown.isCovered}
      title={outcome === "ready" ? (shown.title ?? t(declaration.title)) : t(unavailableTexts[outcome].title)}
      closeHref={closeHref}
      onClose={shown.onClose}
      closing={closing}
    >
      <DialogContent
        declaration={declaration}
        outcome={outcome}
        text={shown.text}
        data={data}
        dialogHref={dialogHref}
      />
      <DialogActions
        declaration={declaration}
        outcome={outcome}
        location={location}
        closeHref={closeHref}
        localePath={localePath}
        dialogHref={dialogHref}
        retryHref={localePath(pathname + search)}
        onClose={shown.onClose}
        closing={closing}
        data={data}
        onAgree={shown.onAgree}
      />
    </Dialog>
  );
}

/** The required dialog, or the one that the URL requests; null until its data is loaded, or when there is none. */
function useRequestedDialog(
  requested: RequestedDialog | null,
  loaded: LoadedDialog | undefined,
): ShownDialog | null {
  const { pathname, search } = useLocation();
  const layout = useLayoutData();
  if (loaded?.isRequired) return { ...loaded, isForced: true };
  if (!requested) return loaded?.openedAt === pathname ? { ...loaded, isForced: false } : null;
  const known = loaded?.queryKey === dialogKey(new URLSearchParams(search)) ? loaded : undefined;
  if (requested.by === "plain" && !known)
    return layout ? { name: requested.name, id: null, outcome: "ready", isForced: false } : null;
  if (!known) return null;
  const isWanted = requested.by === "view" ? requested.isPrevented : isForced(known.name);
  // A dialog whose content failed to load can always be closed.
  return { ...known, isForced: isWanted && known.outcome === "ready" };
}

function isForced(name: DialogName): boolean {
  return declarationOf(name).isForced ?? false;
}
