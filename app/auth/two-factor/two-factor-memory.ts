import { useSyncExternalStore } from "react";
import type { HeldSignIn } from "./two-factor-cookie.server";

// With script the first step's login and password live here and nowhere else (contract O4): in no HTML, address,
// cookie or storage. A reload forgets them. Only handlers and effects write, so a server never does.

/** A code lives as long (contract 3.2). */
const LIFE_MS = 300_000;

let held: HeldSignIn | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function holdInMemory(signIn: HeldSignIn | null): void {
  held = signIn;
  clearTimeout(timer);
  if (signIn) timer = setTimeout(() => holdInMemory(null), LIFE_MS);
  for (const listener of listeners) listener();
}

export function useHeldSignIn(): HeldSignIn | null {
  return useSyncExternalStore(subscribe, read, nothing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): HeldSignIn | null {
  return held;
}

function nothing(): null {
  return null;
}
