import { waitFor } from "./wait-for";

/** Opens the chat of this page; the part that has it says how. */
type Opener = () => Promise<void>;
let opener: Opener | undefined;

/** From when on the chat can be asked for; what comes back ends that. */
export function offerChat(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** How often it is looked whether the chat has come (product 9). */
const LOOKED_EVERY_MS = 500;

/** Opens the chat as soon as it is there; false when it does not come, and there is another way to be taken. */
export async function openChat(): Promise<boolean> {
  if (!(await waitFor(() => opener !== undefined, { everyMs: LOOKED_EVERY_MS }))) return false;
  return (
    opener?.().then(
      () => true,
      () => false,
    ) ?? false
  );
}
