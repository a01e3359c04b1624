/** Form fields that the script posts; read by `launch.server.ts`. */
export const launchFields = { launch: "launch", page: "page", place: "place" } as const;

/** In-memory `sessionStorage` for browsers that deny a frame its storage, where reading it would throw. */
const STORAGE = `try{sessionStorage}catch(e){var kept=new Map;Object.defineProperty(window,"sessionStorage",{value:{getItem:function(k){return kept.has(k)?kept.get(k):null},setItem:function(k,v){kept.set(k,String(v))},removeItem:function(k){kept.delete(k)},clear:function(){kept.clear()}}})}`;

/**
 * Returns the script that runs while the document is parsed, before any third-party script (docs/product.md#2.2,
 * docs/safety.md#row-25): it removes the launch data from the URL and the history, and posts them. The response is a
 * new document, which never had the hash.
 */
export function launchScript(action: string): string {
  return `(function(){${STORAGE}
function look(){var h=location.hash;if(!/[#&?]tgWebAppData=/.test(h))return;
var page=location.pathname+location.search,place=parent!==window?"frame":window.TelegramWebviewProxy?"app":"tab";
history.replaceState(history.state,"",page);
var form=document.createElement("form"),fields={${launchFields.launch}:h.slice(1,16384),${launchFields.page}:page,${launchFields.place}:place};
for(var name in fields){var field=document.createElement("input");field.name=name;field.value=fields[name];form.appendChild(field)}
form.hidden=true;form.method="post";form.action=${JSON.stringify(action)}+(place==="frame"?"?_non_strict=1":"");
document.documentElement.appendChild(form);form.submit()}
look();addEventListener("hashchange",look)})()`;
}
