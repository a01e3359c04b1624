import type { MiniApp } from "../mini-app";

/** The messenger asks before it closes a mini-app in which something was typed and not sent. */
export function askBeforeClosing({ app, runtime }: MiniApp): () => void {
  let isTyped = false;

  function say(next: boolean) {
    if (next === isTyped) return;
    isTyped = next;
    if (next) app.enableClosingConfirmation();
    else app.disableClosingConfirmation();
  }

  const onInput = ({ target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    if (form && form.method === "post") say(true);
  };
  const settle = () => say(false);
  let { pathname } = runtime.place();
  const offPlace = runtime.onPlace(() => {
    const next = runtime.place().pathname;
    if (next !== pathname) settle();
    pathname = next;
  });
  document.addEventListener("input", onInput);
  document.addEventListener("submit", settle);
  return () => {
    settle();
    offPlace();
    document.removeEventListener("input", onInput);
    document.removeEventListener("submit", settle);
  };
}
