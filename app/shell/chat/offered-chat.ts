import { createStore } from "~/browser/runtime/store";

/** The support chat of this page, as its button shows it. */
interface OfferedChat {
  /** Messages that came while its window was closed. */
  unread: number;
  open: () => void;
}

/** Null where there is no chat to open. */
export const offeredChat = createStore<OfferedChat | null>(null);
