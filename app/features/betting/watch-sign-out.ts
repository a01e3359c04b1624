import { paths } from "~/routing/paths";

/** Calls back as a form that signs out is sent, wherever on the page it stands; returns the unsubscribe function. */
export function watchSignOut(onSent: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname.endsWith(paths.logout()))
      onSent();
  };
  document.addEventListener("submit", listen, true);
  return () => document.removeEventListener("submit", listen, true);
}
