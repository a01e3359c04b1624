import { waitFor } from "./wait-for";

/** Opens this page's chat; registered by the part that loads it. */
type Opener = () => Promise<void>;
let opener: Opener | undefined;

/** Makes the chat available to `openChat`; returns a function that withdraws it. */
export function registerChatOpener(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Polling interval for the chat to become available (docs/product.md#9). */
const POLL_MS = 500;

/** Opens the chat as soon as it is available; false on a timeout or failure, so that the caller can fall back. */
export async function openChat(): Promise<boolean> {
  if (!(await waitFor(() => opener !== undefined, { everyMs: POLL_MS }))) return false;
  return (
    opener?.().then(
      () => true,
      () => false,
    ) ?? false
  );
}
