import { lazyPart } from "~/runtime/lazy-part";

/** All that is needed to show a dialog; pages without one never load it. */
export const openDialogPart = lazyPart(() => import("./open-dialog"));
