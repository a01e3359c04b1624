import type { DialogData, DialogName } from "./registry";
import type { DialogVariant } from "./variant";

/** A dialog that only a script can bring: after a while, after a sign-in, before time runs out. */
export interface QueuedDialog<Name extends DialogName = DialogName> {
  name: Name;
  data: DialogData<Name>;
  id?: string;
  title?: string;
  variant?: DialogVariant;
  /** The highest is shown; the others wait. A warning with a deadline outranks an offer. */
  priority: number;
}

export interface DialogTicket {
  /** True when it was agreed to, false for every other end. */
  answer: Promise<boolean>;
  /** Closes it, also one that nobody else can close. */
  close: () => void;
}

interface Waiting {
  dialog: QueuedDialog;
  ticket: DialogTicket;
  settle: (isAgreed: boolean) => void;
}

/** One dialog at a time, by priority, then in order of arrival. The same dialog never waits twice. */
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
      // Sorting is stable, so equals keep their order.
      change([...waiting, entry].sort((one, other) => other.dialog.priority - one.dialog.priority));
      return entry.ticket;
    },
    /** Those that were added and are not over, the one whose turn it is first. On the server nobody adds any. */
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
