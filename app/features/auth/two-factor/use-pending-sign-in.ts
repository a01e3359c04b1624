import { createStore, useStore } from "~/browser/runtime/store";
import type { PendingSignIn } from "./pending-sign-in.server";

// With script, the first step's login and password are in memory only (docs/contract.md#o4): in no HTML, URL,
// cookie or storage. A reload loses them. Only event handlers and effects write, so the server never does.

/** Lifetime of a code (docs/contract.md#3.2). */
const LIFE_MS = 300_000;

const pendingSignIn = createStore<PendingSignIn | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function setPendingSignIn(signIn: PendingSignIn | null): void {
  pendingSignIn.set(signIn);
  clearTimeout(timer);
  if (signIn) timer = setTimeout(() => setPendingSignIn(null), LIFE_MS);
}

export function usePendingSignIn(): PendingSignIn | null {
  return useStore(pendingSignIn);
}
