import { lazyPart } from "~/runtime/lazy-part";

/** Lazily loaded code that renders dialogs; pages without one never load it. */
export const openDialogPart = lazyPart(() => import("./open-dialog"));
