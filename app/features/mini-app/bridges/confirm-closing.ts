import type { MiniApp } from "~/features/mini-app/mini-app";

/** Makes the messenger ask before it closes a mini-app with unsent form input. */
export function confirmClosing({ app, runtime }: MiniApp): () => void {
  let isTyped = false;

  function setTyped(next: boolean) {
    if (next === isTyped) return;
    isTyped = next;
    if (next) app.enableClosingConfirmation();
    else app.disableClosingConfirmation();
  }

  const onInput = ({ target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    if (form && form.method === "post") setTyped(true);
  };
  const settle = () => setTyped(false);
  let { pathname } = runtime.getLocation();
  const unfollow = runtime.onLocation(() => {
    const next = runtime.getLocation().pathname;
    if (next !== pathname) settle();
    pathname = next;
  });
  document.addEventListener("input", onInput);
  document.addEventListener("submit", settle);
  return () => {
    settle();
    unfollow();
    document.removeEventListener("input", onInput);
    document.removeEventListener("submit", settle);
  };
}
