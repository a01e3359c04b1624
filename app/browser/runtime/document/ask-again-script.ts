import { serverOnly$ } from "vite-env-only/macros";

/** Milliseconds before a file is requested again; over at once when the connection is back. */
const PAUSES = [500, 2000];
/** Times that a file is requested, a preload among them. */
const TIMES = 1 + PAUSES.length;

/** Of `shell/site-notices/incomplete-notice.tsx`. */
export const INCOMPLETE = "incomplete";

/**
 * Inline script, the first of the page: requests failed style sheets and entry modules again, and offers `askAgain()`
 * to the page's own code. In browsers that never fetch a failed module again (docs/browsers.md#what-is-missing-where)
 * the notice is shown. Remix's own script is not run again, which Trusted Types forbid: the modules that it names are
 * imported instead.
 */
export const ASK_AGAIN_SCRIPT = serverOnly$(`(()=>{
const pause=ms=>new Promise(end=>{if(navigator.onLine!==false)setTimeout(end,ms);addEventListener("online",end,{once:true})}),
isSpent=file=>performance.getEntriesByName(new URL(file,location)).length>=${TIMES},
askAgain=window.askAgain=async(load,files=[])=>{let lost;for(const ms of[${PAUSES}]){await pause(ms);try{return await load()}catch(error){lost=error}if(files.some(isSpent))break}document.getElementById("${INCOMPLETE}")?.removeAttribute("hidden");throw lost},
starter=()=>[...document.scripts].find(({type,text})=>type==="module"&&text.includes("RouteModules")),
names=found=>[...starter().text.matchAll(found)].map(([,name])=>name);
let start=()=>{start=()=>{};const files=names(/"(\\/assets\\/.+?)"/g),entry=files.pop();
askAgain(async()=>{const[,...modules]=await Promise.all(files.map(file=>import(file)));window.__remixRouteModules=Object.fromEntries(names(/"([^"]+)":route/g).map((id,at)=>[id,modules[at]]));await import(entry)},[...document.querySelectorAll("link[rel=modulepreload]")].map(({href})=>href)).catch(()=>{})};
addEventListener("error",({target:link})=>{if(link===starter())start();
else if(link.matches?.("[rel=stylesheet][href^='/']")&&!link.onerror)askAgain(()=>new Promise((onload,onerror)=>{const next=Object.assign(link.cloneNode(),{onload,onerror});link.replaceWith(next);link=next})).catch(()=>{})},true);
addEventListener("unhandledrejection",event=>{if(window.__remixContext?.stream&&/import/i.test(event.reason?.message)){event.preventDefault();start()}})
})()`);
