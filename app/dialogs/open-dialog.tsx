import { useLocation } from "@remix-run/react";
import { useBundles } from "~/i18n/use-bundles";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { useFrameData } from "~/shell/use-frame-data";
import { Dialog } from "./dialog";
import { DialogActions } from "./dialog-actions";
import { DialogContent, unshown } from "./dialog-content";
import { requestedDialogName } from "./dialog-name";
import { dialogKey, type RequestedDialog, withDialog, withoutDialog } from "./dialog-query";
import type { DialogEntry } from "./entry";
import type { LoadedDialog } from "./loaded-dialog";
import { dialogQueue, type QueuedDialog } from "./queue";
import { bundlesOf, type DialogName, registry } from "./registry";
import { useCloseAddress } from "./use-close-address";

export interface OpenDialogProps {
  wish: RequestedDialog | null;
  loaded: LoadedDialog | undefined;
  queued: readonly QueuedDialog[];
}

export function OpenDialog({ wish, loaded, queued }: OpenDialogProps) {
  const asked = useAskedDialog(wish, loaded);
  const closeAddress = useCloseAddress();
  // A warning with a deadline cannot wait. What it covers stays as it is, with all that was typed.
  const warning = queued.find(({ name }) => isForced(name));
  const offer = asked || wish ? undefined : queued.find(({ name }) => !isForced(name));
  const isCovered = warning !== undefined;
  return (
    <>
      {asked && <NamedDialog {...asked} isCovered={isCovered} onClose={closeAddress} />}
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

/** Starts fetching what the dialog shows. */
export function prepareBody(wish: RequestedDialog): Promise<void> | undefined {
  const name = requestedDialogName(wish);
  return name ? entryOf(name).body?.prepare() : undefined;
}

interface ShownDialog {
  name: DialogName;
  id: string | null;
  outcome: LoadedDialog["outcome"];
  data?: LoadedDialog["data"];
  title?: string;
  variant?: DialogEntry["variant"];
  token?: string;
  isForced: boolean;
  /** Another one stands in its place. */
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
  const entry = entryOf(name);
  // Before the words are waited for, so that both are on their way at once.
  entry.body?.prepare().catch(() => {});
  useBundles(bundlesOf(entry));
  const here = pathname + withoutDialog(search);
  const dialogHref = (dialog?: Readonly<Record<string, string>>) =>
    localePath(dialog ? pathname + withDialog(search, dialog) : here);
  const place = { here, id, type: new URLSearchParams(search).get("type"), token };
  const closeHref = shown.isForced ? null : dialogHref();
  const post = outcome === "ready" && !shown.onAgree ? entry.closing : undefined;
  const closing = post && { action: localePath(post.action), fields: post.fields(place, data) };
  return (
    <Dialog
      key={name}
      variant={shown.variant ?? entry.variant}
      isCovered={shown.isCovered}
      title={outcome === "ready" ? (shown.title ?? t(entry.title)) : t(unshown[outcome].title)}
      closeHref={closeHref}
      onClose={shown.onClose}
      closing={closing}
    >
      <DialogContent entry={entry} outcome={outcome} data={data} dialogHref={dialogHref} />
      <DialogActions
        entry={entry}
        outcome={outcome}
        place={place}
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

/** What the address asks for and this visitor may see. Null while the server has not said what that is. */
function useAskedDialog(wish: RequestedDialog | null, loaded: LoadedDialog | undefined): ShownDialog | null {
  const { pathname, search } = useLocation();
  const frame = useFrameData();
  if (loaded?.isRequired) return { ...loaded, isForced: true };
  if (!wish) return loaded?.broughtTo === pathname ? { ...loaded, isForced: false } : null;
  const known = loaded?.key === dialogKey(new URLSearchParams(search)) ? loaded : undefined;
  // The menu is that of the frame.
  if (wish.by === "plain")
    return frame ? { name: wish.name, id: null, outcome: "ready", isForced: false } : null;
  if (!known) return null;
  const isWanted = wish.by === "view" ? wish.isPrevented : isForced(known.name);
  // Without what it was to show there is no way through it, so there is one around it.
  return { ...known, isForced: isWanted && known.outcome === "ready" };
}

function isForced(name: DialogName): boolean {
  return entryOf(name).isForced ?? false;
}

/** The table knows each entry's data exactly; whoever shows an entry passes on what was loaded for its name. */
function entryOf(name: DialogName): DialogEntry<LoadedDialog["data"]> {
  return registry[name] as DialogEntry<LoadedDialog["data"]>;
}
