import type { MiniApp } from "~/features/mini-app/mini-app";
import { paths } from "~/routing/paths";

/**
 * Applies the messenger's theme when it changes; the server applies it at launch. A theme chosen on the site holds
 * until then.
 */
export function followTheme({ app, settings }: MiniApp): () => void {
  const page = document.documentElement;
  let known = app.colorScheme;

  function update() {
    const theme = app.colorScheme;
    const isNews = known !== theme;
    known = theme;
    if (isNews && page.dataset.theme !== theme && settings.themes.includes(theme)) {
      page.dataset.theme = theme;
      document.querySelector("meta[name=color-scheme]")?.setAttribute("content", theme);
      void saveTheme(theme);
    }
    paint();
  }

  /** Gives the messenger's header and background the page's colours. */
  function paint() {
    const style = getComputedStyle(page);
    const colour = (name: string) => /^#[\da-f]{6}$/i.exec(style.getPropertyValue(name).trim())?.[0];
    const [background, header] = [colour("--cr-surface-0"), colour("--cr-surface-1")];
    if (background) app.setBackgroundColor(background);
    if (header && app.isVersionAtLeast("6.9")) app.setHeaderColor(header);
  }

  update();
  app.onEvent("themeChanged", update);
  return () => app.offEvent("themeChanged", update);
}

/** Stores the theme for later pages. */
async function saveTheme(theme: string): Promise<void> {
  const body = new URLSearchParams({ theme, redirectTo: "/" });
  await fetch(paths.theme(), { method: "POST", body, redirect: "manual" }).catch(() => {});
}
