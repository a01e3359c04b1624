import { eventsPanel } from "./events-panel";

/**
 * `/hit` (docs/contract.md#3.13): nothing to say; a visit that a link brought is remembered by a cookie of the
 * platform's own.
 */
export function answerHit(url: URL): Response {
  const link = url.searchParams.get("track_id");
  const isPlain = link !== null && /^[\w-]{1,64}$/.test(link);
  return new Response(null, {
    status: 204,
    headers: isPlain ? { "Set-Cookie": `sandbox_track=${link}; Path=/; HttpOnly` } : {},
  });
}

/**
 * Stand-ins for scripts of others. `/__sandbox/tags/gtm.js` records what its data layer is told, as the tag manager's
 * container would read it, and shows it by `?debug=events`; `/__sandbox/tags/agent.js` has the public interface of the fingerprint agent.
 */
export function answerTags(url: URL): Response {
  const name = url.pathname.split("/").at(-1) ?? "";
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (!script) return new Response(null, { status: 404 });
  return new Response(`(${script})(${JSON.stringify(url.searchParams.get("id"))});`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
}

const scripts: Record<string, string> = {
  "gtm.js": `function (id) {
  const container = { id, heard: [] };
  (window.sandboxTags ||= []).push(container);
  const hear = (entry) => container.heard.push(entry.event ? { ...entry } : Array.from(entry).length ? Array.from(entry) : { ...entry });
  const layer = window.dataLayer ||= [];
  layer.forEach(hear);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(hear); return push(...entries); };
  (${eventsPanel})(layer);
}`,
  "agent.js": `function () {
  let isReady = false;
  window.seon = {
    init: () => { isReady = true; },
    getSession: () => isReady ? Promise.resolve("sandbox-device") : Promise.reject(new Error("init() was not called")),
  };
}`,
};
