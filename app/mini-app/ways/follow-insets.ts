import type { MiniApp } from "../mini-app";

const sides = ["top", "bottom", "left", "right"] as const;
const news = ["viewportChanged", "safeAreaChanged", "contentSafeAreaChanged", "fullscreenChanged"] as const;

/**
 * `--safe-*`: what the device and the messenger's own buttons cover on each side, together. `--app-height`: how much
 * of the window is seen once it has come to rest. Without them pages take what the browser says.
 */
export function followInsets({ app }: MiniApp): () => void {
  const { style } = document.documentElement;

  function look() {
    const { safeAreaInset, contentSafeAreaInset, viewportStableHeight } = app;
    if (safeAreaInset || contentSafeAreaInset)
      for (const side of sides) {
        const covered = (safeAreaInset?.[side] ?? 0) + (contentSafeAreaInset?.[side] ?? 0);
        style.setProperty(`--safe-${side}`, `${covered}px`);
      }
    if (viewportStableHeight > 0) style.setProperty("--app-height", `${viewportStableHeight}px`);
  }

  look();
  for (const name of news) app.onEvent(name, look);
  return () => {
    for (const name of news) app.offEvent(name, look);
  };
}
