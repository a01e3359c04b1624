import { paths } from "~/paths";
import type { MiniApp } from "../mini-app";

/** The messenger's theme when it changes; at the launch the server takes it over. A choice made on the site holds until then. */
export function followTheme({ app, settings }: MiniApp): () => void {
  const page = document.documentElement;
  let known = app.colorScheme;

  function look() {
    const theme = app.colorScheme;
    const isNews = known !== theme;
    known = theme;
    if (isNews && page.dataset.theme !== theme && settings.themes.includes(theme)) {
      page.dataset.theme = theme;
      document.querySelector("meta[name=color-scheme]")?.setAttribute("content", theme);
      void keepTheme(theme);
    }
    paint();
  }

  /** What the messenger draws around the page has the page's colours. */
  function paint() {
    const style = getComputedStyle(page);
    const colour = (name: string) => /^#[\da-f]{6}$/i.exec(style.getPropertyValue(name).trim())?.[0];
    const [background, header] = [colour("--cr-surface-0"), colour("--cr-surface-1")];
    if (background) app.setBackgroundColor(background);
    if (header && app.isVersionAtLeast("6.9")) app.setHeaderColor(header);
  }

  look();
  app.onEvent("themeChanged", look);
  return () => app.offEvent("themeChanged", look);
}

/** For the pages to come. */
async function keepTheme(theme: string): Promise<void> {
  const body = new URLSearchParams({ theme, redirectTo: "/" });
  await fetch(paths.theme(), { method: "POST", body, redirect: "manual" }).catch(() => {});
}
