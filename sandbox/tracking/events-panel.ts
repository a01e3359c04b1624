/**
 * What `?debug=events` opens within the stand-in for a container, until it is closed: a list of what leaves, as it
 * leaves. The script is a function of the data layer.
 */
export const eventsPanel = `function (layer) {
  const key = "sandbox_events";
  if (new URLSearchParams(location.search).get("debug") === "events") sessionStorage[key] ||= "[]";
  if (!sessionStorage[key] || document.getElementById(key)) return;
  const rows = JSON.parse(sessionStorage[key]);
  const add = (parent, name, properties = {}) => parent.appendChild(Object.assign(document.createElement(name), properties));
  const panel = add(document.body, "section", { id: key, dir: "ltr", lang: "en", ariaLabel: "Events" });
  panel.style.cssText = "position:fixed;z-index:2147483647;inset:auto auto 0 0;box-sizing:border-box;width:min(34rem,100%);max-height:40vh;overflow:auto;padding:.5rem .75rem;background:#111;color:#eee;border:1px solid #777;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere";
  const close = add(panel, "button", { type: "button", textContent: "Close events" });
  close.style.cssText = "position:sticky;top:0;float:right;min-height:32px;padding:0 .75rem;background:#eee;color:#111;border-radius:4px";
  const list = add(panel, "ol", { role: "log" });
  const show = (text) => {
    add(list, "li", { textContent: text });
    panel.scrollTop = panel.scrollHeight;
  };
  const tell = (receiver, entry) => {
    const text = [new Date().toTimeString().slice(0, 8), receiver, JSON.stringify(entry)].join(" ");
    rows.push(text);
    if (sessionStorage[key]) sessionStorage[key] = JSON.stringify(rows.slice(-50));
    show(text);
  };
  close.onclick = () => {
    sessionStorage.removeItem(key);
    panel.remove();
  };
  rows.forEach(show);
  const hear = (entry) => tell("dataLayer", "length" in entry ? Array.from(entry) : entry);
  layer.forEach(hear);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(hear); return push(...entries); };
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input.url ?? input, location.href);
    if (pathname === "/events") tell("POST /events", Object.fromEntries(init.body));
    if (pathname === "/hit") tell("GET /hit", Object.fromEntries(searchParams));
    return ask(input, init);
  };
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    if (address === "/_b") body.text().then((text) => tell("POST /_b", JSON.parse(text)));
    return send(address, body);
  };
}`;
