import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage, inScript } from "../http/html";
import type { World } from "../world/world";
import { launchString } from "./launch-data";
import { webAppScript } from "./web-app";

/**
 * The messenger. `/__sandbox/messenger` frames the site as the messenger's web client does, with buttons for what its
 * user may do and a list of what the site has asked for; `/__sandbox/messenger/web-app.js` stands in for its script.
 * The query says who opens it: `user`, `kind` (`genuine`, `forged`, `stale`), `form` of the hash (`encoded`, `plain`),
 * `theme`, `page` of the site.
 */
export function answerMessenger(world: World, request: Request): Response {
  const { pathname, searchParams: query } = new URL(request.url);
  if (pathname.endsWith("/web-app.js"))
    return new Response(webAppScript, {
      headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
    });
  return hostPage(`${siteOf(world, query)}#${launchHash(world, query)}`, query.get("theme") ?? "dark");
}

const themes: Record<string, { bg_color: string; text_color: string }> = {
  dark: { bg_color: "#17212b", text_color: "#f5f5f5" },
  light: { bg_color: "#ffffff", text_color: "#000000" },
};

const DAY_SECONDS = 86_400;

function siteOf(world: World, query: URLSearchParams): string {
  const page = query.get("page") ?? "/";
  return world.settings.siteUrl + (page.startsWith("/") ? page : "/");
}

function launchHash(world: World, query: URLSearchParams): string {
  const kind = query.get("kind") ?? "genuine";
  const now = Math.floor(world.clock.now() / 1000);
  const data = launchString(
    {
      id: Number(query.get("user") ?? 777000222),
      first_name: "Mini",
      username: "mini_user",
      language_code: "en",
    },
    kind === "stale" ? now - 2 * DAY_SECONDS : now,
    kind === "forged" ? "another bot's token" : undefined,
  );
  const params = JSON.stringify(themes[query.get("theme") ?? "dark"] ?? themes.dark);
  return [
    `tgWebAppData=${query.get("form") === "plain" ? decodeURIComponent(data) : encodeURIComponent(data)}`,
    "tgWebAppVersion=9.6",
    "tgWebAppPlatform=ios",
    `tgWebAppThemeParams=${encodeURIComponent(params)}`,
  ].join("&");
}

function hostPage(src: string, theme: string): Response {
  return htmlPage({
    title: "Sandbox messenger",
    style,
    body: `data-theme="${escapeHtml(theme)}"`,
    content: `<header><button id="back" hidden>Back</button><strong>Sandbox bot</strong>
<button data-theme-name="dark">Dark</button><button data-theme-name="light">Light</button><button id="notch">Notch</button></header>
<iframe title="Mini-app" src="${escapeHtml(src)}" allow="clipboard-write; fullscreen"></iframe>
<ol id="asked" aria-label="Asked for"></ol>
<script>const themes=${inScript(themes)};(${host})()</script>`,
    // Its origin is what the site allows.
    headers: { "Referrer-Policy": "origin" },
  });
}

const host = `function () {
  const frame = document.querySelector("iframe");
  const back = document.getElementById("back");
  const tell = (eventType, eventData = {}) =>
    frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), "*");
  window.requests = [];
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data !== "string") return;
    const { eventType, eventData } = JSON.parse(data);
    window.requests.push([eventType, eventData ?? {}]);
    const line = document.createElement("li");
    line.textContent = eventType + " " + JSON.stringify(eventData ?? {});
    document.getElementById("asked").prepend(line);
    if (eventType === "web_app_setup_back_button") back.hidden = !eventData.is_visible;
  });
  back.addEventListener("click", () => tell("back_button_pressed"));
  for (const button of document.querySelectorAll("[data-theme-name]"))
    button.addEventListener("click", () => {
      document.body.dataset.theme = button.dataset.themeName;
      tell("theme_changed", { theme_params: themes[button.dataset.themeName] });
    });
  document.getElementById("notch").addEventListener("click", () => {
    tell("safe_area_changed", { top: 30, bottom: 20, left: 0, right: 0 });
    tell("content_safe_area_changed", { top: 46, bottom: 0, left: 0, right: 0 });
    tell("viewport_changed", { height: frame.clientHeight, is_state_stable: true, is_expanded: true });
  });
}`;

const style =
  "*{box-sizing:border-box}body{margin:0;font:1rem/1.4 system-ui,sans-serif;display:grid;grid-template:auto 1fr auto/minmax(0,1fr);height:100dvh}" +
  "body[data-theme=dark]{background:#17212b;color:#f5f5f5}body[data-theme=light]{background:#fff;color:#000}" +
  "header{display:flex;gap:.5rem;align-items:center;padding:.5rem}header strong{flex:1}button{font:inherit;padding:.25rem .5rem}" +
  "iframe{border:0;width:100%;height:100%}ol{margin:0;max-height:4rem;overflow:auto;font-size:.75rem}";
