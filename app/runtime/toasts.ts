import { type ReactNode, useSyncExternalStore } from "react";
import type { NoticeTone } from "~/ui/notice";

/** A message that a script brings and that leaves by itself. */
export interface ToastMessage {
  /** The same message never stands twice. */
  id: string;
  /** How long it stands; five seconds where nobody says. */
  seconds?: number;
  /** Its children are a text, which gets the mark of this. */
  tone?: NoticeTone;
  children: ReactNode;
}

let waiting: readonly ToastMessage[] = [];
const none: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function change(toasts: readonly ToastMessage[]) {
  waiting = toasts;
  for (const tell of listeners) tell();
}

/** Shows a message below the header, after those that stand there. */
export function showToast(toast: ToastMessage): void {
  if (!waiting.some(({ id }) => id === toast.id)) change([...waiting, toast]);
}

export function closeToast(id: string): void {
  change(waiting.filter((toast) => toast.id !== id));
}

/** Those that are to be shown, in order of arrival. */
export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => none,
  );
}
