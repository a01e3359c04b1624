import { words } from "../world/words";
import type { World } from "../world/world";
import { core } from "./core";
import { interfaces } from "./interfaces";
import { windowPage } from "./window-page";

const bubble =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2"><path d="M4 5h16v11H9l-5 4z"/></svg>';

/**
 * The vendors of support chats: `/__sandbox/chat/{vendor}.js` stands in for the script of each, `/window` is what it
 * frames. The one that is often run by oneself has its script where its own server has it.
 */
export function answerChat(world: World, request: Request): Response {
  const url = new URL(request.url);
  const name = url.pathname.slice("/__sandbox/chat/".length);
  if (name === "window") return windowPage(url);
  if (name === "bubble.svg") return reply(bubble, "image/svg+xml");
  if (name === "ping") return reply("{}", "application/json");
  const vendor = name === "chatwoot/packs/js/sdk.js" ? "chatwoot" : name.replace(/\.js$/, "");
  const code = Object.hasOwn(interfaces, vendor) ? interfaces[vendor] : undefined;
  if (!code) return new Response("Not Found", { status: 404 });
  const given = [world.settings.url, vendor, words.chat.title]
    .map((value) => JSON.stringify(value))
    .join(", ");
  return reply(`(${code})((${core})(${given}));`, "text/javascript; charset=utf-8");
}

function reply(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "no-store",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
