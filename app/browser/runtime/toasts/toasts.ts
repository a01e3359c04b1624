import type { ReactNode } from "react";
import type { NoticeTone } from "~/ui/feedback/notice";
import { createStore, useStore } from "../store";

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

const waiting = createStore<readonly ToastMessage[]>([]);

/** Shows a toast below the header, after those already shown. */
export function showToast(toast: ToastMessage): void {
  const toasts = waiting.get();
  if (!toasts.some(({ id }) => id === toast.id)) waiting.set([...toasts, toast]);
}

export function closeToast(id: string): void {
  waiting.set(waiting.get().filter((toast) => toast.id !== id));
}

/** The toasts to show, in order of arrival. */
export function useToasts(): readonly ToastMessage[] {
  return useStore(waiting);
}
