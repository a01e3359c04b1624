import { type ReactNode, useSyncExternalStore } from "react";
import type { NoticeTone } from "~/ui/notice";

/** A toast shown by script, which closes by itself. */
export interface ToastMessage {
  /** A second toast with the same id is ignored while the first is open. */
  id: string;
  /** Duration in seconds, by default five. */
  seconds?: number;
  /** Adds the tone's icon; the children are then plain text. */
  tone?: NoticeTone;
  children: ReactNode;
}

let waiting: readonly ToastMessage[] = [];
const none: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function change(toasts: readonly ToastMessage[]) {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/** Shows a toast below the header, after those already shown. */
export function showToast(toast: ToastMessage): void {
  if (!waiting.some(({ id }) => id === toast.id)) change([...waiting, toast]);
}

export function closeToast(id: string): void {
  change(waiting.filter((toast) => toast.id !== id));
}

/** The toasts to show, in order of arrival. */
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
