import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage, inScript } from "../http/html";
import { defaultLocale, isLocaleCode, words } from "../world/words";
import { windowStyle } from "./window-style";

interface Said {
  event: string;
  text: string;
}

/**
 * The window of every stand-in, in the language and the theme of the page around it: what was said, a field, and an
 * answer to all that is typed.
 */
export function windowPage({ searchParams }: URL): Response {
  const requested = searchParams.get("locale");
  const locale = isLocaleCode(requested) ? requested : defaultLocale;
  const word = (name: keyof typeof words.chat) => escapeHtml(words.chat[name][locale]);
  const said = [
    { event: "received", text: words.chat.greeting[locale] },
    ...readSaid(searchParams.get("said")),
  ];
  const lines = said.map(
    ({ event, text }) => `<li class="${escapeHtml(event)}" dir="auto">${escapeHtml(text)}</li>`,
  );
  return htmlPage({
    locale,
    title: words.chat.title[locale],
    style: windowStyle,
    body: searchParams.get("theme") === "dark" ? 'class="dark"' : "",
    headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
    content: `<header role="none"><b>${word("title")}</b><small>${escapeHtml(searchParams.get("vendor") ?? "")}</small>
<button type="button" aria-label="${word("close")}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg></button></header>
<ul role="log">${lines.join("")}</ul>
<form><input name="text" aria-label="${word("message")}" placeholder="${word("message")}" autocomplete="off"><button aria-label="${word("send")}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h15m-6-6 6 6-6 6"/></svg></button></form>
<script>
  const list = document.querySelector("ul");
  const tell = (message) => parent.postMessage({ source: "sandbox-chat", ...message }, "*");
  const say = (event, text) => {
    const line = document.createElement("li");
    line.className = event;
    line.dir = "auto";
    line.textContent = text;
    list.append(line);
    line.scrollIntoView();
    tell({ happened: "said", event, text });
  };
  const close = () => tell({ happened: "closed" });
  list.lastElementChild.scrollIntoView();
  document.querySelector("header button").onclick = close;
  addEventListener("keydown", ({ key }) => { if (key === "Escape") close(); });
  document.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (!field.value.trim()) return;
    say("sent", field.value);
    field.value = "";
    setTimeout(() => say("received", ${inScript(words.chat.answer[locale])}), 600);
  };
</script>`,
  });
}

function readSaid(text: string | null): Said[] {
  try {
    const said: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(said)
      ? said.map(({ event, text }) => ({ event: String(event), text: String(text) }))
      : [];
  } catch {
    return [];
  }
}
