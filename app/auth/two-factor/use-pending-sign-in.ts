import { useSyncExternalStore } from "react";
import type { PendingSignIn } from "./pending-sign-in.server";

// With script, the first step's login and password are kept in memory only (contract O4): in no HTML, URL, cookie or
// storage. A reload loses them. Only event handlers and effects write, so the server never does.

/** Lifetime of a code (contract 3.2). */
const LIFE_MS = 300_000;

let held: PendingSignIn | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function holdInMemory(signIn: PendingSignIn | null): void {
  held = signIn;
  clearTimeout(timer);
  if (signIn) timer = setTimeout(() => holdInMemory(null), LIFE_MS);
  for (const listener of listeners) listener();
}

export function usePendingSignIn(): PendingSignIn | null {
  return useSyncExternalStore(subscribe, read, nothing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): PendingSignIn | null {
  return held;
}

function nothing(): null {
  return null;
}
