import { paths } from "~/paths";
import type { MiniApp } from "../mini-app-part";

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

  /** What the messenger draws around the page has the page's colour. */
  function paint() {
    const colour = hex(getComputedStyle(document.body).backgroundColor);
    if (!colour) return;
    app.setBackgroundColor(colour);
    if (app.isVersionAtLeast("6.9")) app.setHeaderColor(colour);
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

function hex(colour: string): string | undefined {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1);
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}
