import { UpstreamFailure } from "./errors";

/**
 * Returns the fallback and calls `onFallback` when a read throws PlatformFailure, already logged (docs/product.md#8).
 */
export async function withFallback<T>(read: Promise<T>, fallback: T, onFallback?: () => void): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    onFallback?.();
    return fallback;
  }
}
