import { escapeHtml } from "../../app/fragments/escape-html";

interface Said {
  event: string;
  text: string;
}

/** The window of every stand-in: what was said, a field, and an answer to all that is typed. */
export function windowPage({ searchParams }: URL): string {
  const said = readSaid(searchParams.get("said"));
  const lines = said
    .map(({ event, text }) => `<li class="${escapeHtml(event)}">${escapeHtml(text)}</li>`)
    .join("");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Chat</title>
<style>
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; font: 15px/1.4 system-ui, sans-serif; background: #fff; color: #111; }
  header { display: flex; justify-content: space-between; padding: 12px; background: #2f6df6; color: #fff; }
  header button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
  ul { flex: 1; margin: 0; padding: 12px; overflow: auto; list-style: none; }
  li { margin: 0 0 8px; padding: 8px 12px; border-radius: 12px; background: #eef1f6; width: fit-content; }
  .sent { margin-inline-start: auto; background: #dbe6ff; }
  form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #ddd; }
  input { flex: 1; min-width: 0; padding: 8px; font: inherit; }
</style>
<header><b>Sandbox chat (${escapeHtml(searchParams.get("vendor") ?? "")})</b><button type="button">Close</button></header>
<ul>${lines}</ul>
<form><input name="text" aria-label="Message" autocomplete="off"><button>Send</button></form>
<script>
  const tell = (message) => parent.postMessage({ source: "sandbox-chat", ...message }, "*");
  const say = (event, text) => {
    const line = document.createElement("li");
    line.className = event;
    line.textContent = text;
    document.querySelector("ul").append(line);
    tell({ happened: "said", event, text });
  };
  document.querySelector("header button").onclick = () => tell({ happened: "closed" });
  document.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (!field.value.trim()) return;
    say("sent", field.value);
    field.value = "";
    setTimeout(() => say("received", "Thank you, a person will answer soon."), 600);
  };
</script>
</html>`;
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
