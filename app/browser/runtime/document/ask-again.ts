type Load<T> = () => Promise<T>;

/**
 * Loads what the page cannot do without; what fails is requested twice more, with pauses, before it rejects and the page
 * says that something is missing.
 */
export function loadSurely<T>(load: Load<T>, files: readonly string[] = []): Promise<T> {
  return load().catch((error: unknown) => {
    const { askAgain } = globalThis as { askAgain?: (load: Load<T>, files: readonly string[]) => Promise<T> };
    if (!askAgain) throw error;
    return askAgain(load, files);
  });
}
