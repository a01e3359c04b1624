import type { DialogData, DialogName } from "./registry";
import type { DialogVariant } from "./variant";

/** A dialog that a script opens: after a delay, after a sign-in, before a timeout. */
export interface QueuedDialog<Name extends DialogName = DialogName> {
  name: Name;
  data: DialogData<Name>;
  id?: string;
  title?: string;
  variant?: DialogVariant;
  /** The highest is shown first; a warning with a deadline outranks an offer. */
  priority: number;
}

export interface DialogTicket {
  /** True when the player agreed, false when it was closed otherwise. */
  answer: Promise<boolean>;
  /** Closes the dialog, even one that the user cannot close. */
  close: () => void;
}

interface Waiting {
  dialog: QueuedDialog;
  ticket: DialogTicket;
  settle: (isAgreed: boolean) => void;
}

/** Queue by priority, then by order of arrival. The same dialog (name and id) is queued only once. */
export function createDialogQueue() {
  let waiting: readonly Waiting[] = [];
  let dialogs: readonly QueuedDialog[] = [];
  const listeners = new Set<() => void>();

  function change(next: readonly Waiting[]) {
    waiting = next;
    dialogs = next.map(({ dialog }) => dialog);
    for (const listener of listeners) listener();
  }

  function remove(entry: Waiting, isAgreed: boolean) {
    if (!waiting.includes(entry)) return;
    change(waiting.filter((other) => other !== entry));
    entry.settle(isAgreed);
  }

  return {
    add<Name extends DialogName>(dialog: QueuedDialog<Name>): DialogTicket {
      const known = waiting.find(({ dialog: { name, id } }) => name === dialog.name && id === dialog.id);
      if (known) return known.ticket;
      let settle: (isAgreed: boolean) => void = () => {};
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      const entry: Waiting = { dialog, settle, ticket: { answer, close: () => remove(entry, false) } };
      // Sorting is stable, so equal priorities keep their order.
      change([...waiting, entry].sort((one, other) => other.dialog.priority - one.dialog.priority));
      return entry.ticket;
    },
    /** The open and waiting dialogs, the current one first; always empty on the server. */
    waiting: (): readonly QueuedDialog[] => dialogs,
    finish(dialog: QueuedDialog, isAgreed: boolean): void {
      const entry = waiting.find((other) => other.dialog === dialog);
      if (entry) remove(entry, isAgreed);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const dialogQueue = createDialogQueue();
