/**
 * Makes one of all tabs that wait under a name the leading one: calls back once it is this one. Returns what gives
 * the lead, or the waiting, up; another tab takes over then. A browser without locks, or one that forbids them, makes every tab its own leader.
 */
export function leadTabs(name: string, onLead: () => void): () => void {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
  const lead = () => {
    if (leaving.signal.aborted) return;
    onLead();
    return left;
  };
  // Where locks are forbidden a tab leads at once; whoever stopped waiting has no lead, and needs none.
  if ("locks" in navigator) navigator.locks.request(name, { signal: leaving.signal }, lead).catch(lead);
  else lead();
  return () => leaving.abort();
}
