import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage } from "../http/html";
import type { Message, World } from "../world/world";

/** `GET /__sandbox/outbox` without the key: the mails and texts that were "sent", for whoever tries the site in a browser; newest first. */
export function outboxPage(world: World, request: Request): Response {
  const contact = new URL(request.url).searchParams.get("contact")?.trim() ?? "";
  const messages = world.state.outbox.filter((message) => !contact || message.contact === contact).reverse();
  const list = messages.map(item).join("\n") || "<p>Nothing was sent yet.</p>";
  return htmlPage({
    title: "Sandbox outbox",
    style,
    content: `<main><h1>Sandbox outbox</h1><p>Mails and texts that the platform would have sent.</p>
<form><label>To<input name="contact" value="${escapeHtml(contact)}" autocomplete="off"></label><button>Show</button></form>
${list}
</main>`,
  });
}

const subjects: Record<string, string> = {
  two_factor: "Your sign-in code",
  confirmation: "Confirm your contact",
  restore: "Your new password",
  news: "News for subscribers",
};

function item({ contact, kind, code, link, password, sent_at }: Message): string {
  const secret = code ?? password;
  return `<article><h2>${escapeHtml(subjects[kind] ?? kind)}</h2>
<p><span>${escapeHtml(contact)}</span> <time datetime="${sent_at}">${escapeHtml(sent_at.replace("T", " "))}</time></p>
${secret ? `<p><code>${escapeHtml(secret)}</code></p>` : ""}
${link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ""}
</article>`;
}

const style =
  "*{box-sizing:border-box}body{margin:0;padding:1.5rem 1rem;background:#f1f3f8;color:#1b2030;font:1rem/1.5 system-ui,sans-serif}main{width:min(40rem,100%);margin:auto}" +
  "h1{margin:0;font-size:1.5rem}h2{margin:0;font-size:1.0625rem}p{margin:.25rem 0;overflow-wrap:anywhere}form{display:flex;gap:.5rem;align-items:end;margin:1rem 0}" +
  "label{display:grid;flex:1;font-size:.875rem}input,button{font:inherit;min-height:2.75rem;border-radius:.625rem;border:1px solid #8b93a7;padding:.375rem .875rem;background:#fff;color:inherit}" +
  "article{background:#fff;border-radius:.875rem;padding:1rem 1.25rem;margin-bottom:.75rem;box-shadow:0 1px 4px #0002}time{color:#5a6275;font-size:.875rem}" +
  "code{font-size:1.375rem;letter-spacing:.08em}";
