import { PlatformFailure } from "~/platform/errors";

/** A read that failed is already in the log; the page goes on with the fallback (product 8). `onFallback` is told. */
export async function withFallback<T>(read: Promise<T>, fallback: T, onFallback?: () => void): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    onFallback?.();
    return fallback;
  }
}
