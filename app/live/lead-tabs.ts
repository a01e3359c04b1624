/**
 * Makes one of all tabs that wait under a name the leading one: calls back once it is this one. Returns what gives
 * the lead, or the waiting, up; another tab takes over then. A browser without locks makes every tab its own leader.
 */
export function leadTabs(name: string, onLead: () => void): () => void {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
  const lead = () => {
    if (leaving.signal.aborted) return;
    onLead();
    return left;
  };
  if ("locks" in navigator)
    // Whoever stopped waiting has no lead, and needs none.
    navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {});
  else lead();
  return () => leaving.abort();
}
