import { createStore } from "~/browser/runtime/store";
import { byPrecedence } from "~/dialogs/attention/attention";
import type { DialogData, DialogName } from "~/dialogs/registry";
import type { DialogVariant } from "~/dialogs/variant";

/** A dialog that a script opens: after a delay, after a sign-in, before a timeout. */
export interface QueuedDialog<Name extends DialogName = DialogName> {
  name: Name;
  data: DialogData<Name>;
  id?: string;
  title?: string;
  variant?: DialogVariant;
}

export interface DialogTicket {
  /** True when the player agreed, false when it was closed otherwise. */
  answer: Promise<boolean>;
  /** Closes the dialog, even one that the user cannot close. */
  close: () => void;
}

interface Entry {
  ticket: DialogTicket;
  settle: (isAgreed: boolean) => void;
}

/** Queue by precedence (`attention`), then by order of arrival. The same dialog (name and id) is queued only once. */
export function createDialogQueue() {
  const waiting = createStore<readonly QueuedDialog[]>([]);
  const entries = new Map<QueuedDialog, Entry>();

  function finish(dialog: QueuedDialog, isAgreed: boolean) {
    const entry = entries.get(dialog);
    if (!entry) return;
    entries.delete(dialog);
    waiting.set(waiting.get().filter((other) => other !== dialog));
    entry.settle(isAgreed);
  }

  return {
    add<Name extends DialogName>(dialog: QueuedDialog<Name>): DialogTicket {
      const known = waiting.get().find(({ name, id }) => name === dialog.name && id === dialog.id);
      const old = known && entries.get(known);
      if (old) return old.ticket;
      let settle: (isAgreed: boolean) => void = () => {};
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      const ticket = { answer, close: () => finish(dialog, false) };
      entries.set(dialog, { ticket, settle });
      waiting.set([...waiting.get(), dialog].sort(byPrecedence));
      return ticket;
    },
    /** The open and waiting dialogs, the current one first; always empty on the server. */
    get: waiting.get,
    initial: waiting.initial,
    subscribe: waiting.subscribe,
    finish,
  };
}

export const dialogQueue = createDialogQueue();
