import { Component, createContext, type ReactNode, useContext } from "react";
import { noteFailure } from "../browser-reports/failures";
import { restoreUse } from "./recovered-use";

const IsCaught = createContext(false);

/** React wanted to change a node of its own that is in another place, or gone: what translators do with words. */
function isOfGuest(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

/** For error pages below `MadeAnew`: what a guest has caused is none, and is handed on to it. */
export function usePassOn(error: unknown): void {
  if (useContext(IsCaught) && isOfGuest(error)) throw error;
}

interface Caught {
  error?: unknown;
}

/**
 * Renders all of it once more where React's nodes are not where it left them, which would otherwise end in an error page.
 * What somebody did is put into the new elements (docs/decisions/193-guests-in-the-page.md).
 */
export class MadeAnew extends Component<{ children: ReactNode }, Caught> {
  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override state: Caught = {};

  override componentDidCatch(error: unknown) {
    noteFailure("guest", error);
    restoreUse();
  }

  override render() {
    const { error } = this.state;
    if (error !== undefined && !isOfGuest(error)) throw error;
    return <IsCaught.Provider value={true}>{this.props.children}</IsCaught.Provider>;
  }
}
