import type { MiniApp } from "~/features/mini-app/mini-app";

const sides = ["top", "bottom", "left", "right"] as const;
const news = ["viewportChanged", "safeAreaChanged", "contentSafeAreaChanged", "fullscreenChanged"] as const;

/**
 * Sets `--safe-*` to what the device and the messenger's own buttons cover on each side, and `--app-height` to the
 * stable visible height. Without them pages use the browser's values.
 */
export function followInsets({ app }: MiniApp): () => void {
  const { style } = document.documentElement;

  function update() {
    const { safeAreaInset, contentSafeAreaInset, viewportStableHeight } = app;
    if (safeAreaInset || contentSafeAreaInset)
      for (const side of sides) {
        const covered = (safeAreaInset?.[side] ?? 0) + (contentSafeAreaInset?.[side] ?? 0);
        style.setProperty(`--safe-${side}`, `${covered}px`);
      }
    if (viewportStableHeight > 0) style.setProperty("--app-height", `${viewportStableHeight}px`);
  }

  update();
  for (const name of news) app.onEvent(name, update);
  return () => {
    for (const name of news) app.offEvent(name, update);
  };
}
