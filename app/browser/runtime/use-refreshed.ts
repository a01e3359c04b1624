import { useState } from "react";

/**
 * The newer one of loader data and of what was fetched later. `read`: the latest fetched value, a new object each time,
 * undefined before the first.
 */
export function useRefreshed<Loaded, Read>(loaded: Loaded, read: Read | undefined): Loaded | Read {
  const [since, setSince] = useState({ loaded, read });
  if (since.loaded !== loaded) setSince({ loaded, read });
  return since.loaded !== loaded || since.read === read || read === undefined ? loaded : read;
}
