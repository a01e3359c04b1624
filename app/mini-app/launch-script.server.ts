import { tabKeys } from "~/runtime/storage";

/** What the script sends; read by `launch.server.ts`. */
export const launchFields = { launch: "launch", page: "page", place: "place" } as const;

/**
 * Runs while the document is parsed, before anything of anybody else (specification 2.2, SAFETY row 25): takes the
 * launch data off the address and out of the history, remembers for this tab what is no secret of them, and posts them.
 * The answer is a page of its own, which never knew the hash.
 */
export function launchScript(action: string): string {
  return `(function(){function look(){var h=location.hash;if(!/[#&?]tgWebAppData=/.test(h))return;
var page=location.pathname+location.search,place=parent!==window?"frame":window.TelegramWebviewProxy?"app":"tab";
history.replaceState(history.state,"",page);
try{sessionStorage.setItem(${JSON.stringify(tabKeys.launch)},h.replace(/tgWebAppData=.*?(?=&tgWebApp|$)/,""))}catch(e){}
var form=document.createElement("form"),fields={${launchFields.launch}:h.slice(1,16384),${launchFields.page}:page,${launchFields.place}:place};
for(var name in fields){var field=document.createElement("input");field.name=name;field.value=fields[name];form.appendChild(field)}
form.hidden=true;form.method="post";form.action=${JSON.stringify(action)}+(place==="frame"?"?_non_strict=1":"");
document.documentElement.appendChild(form);form.submit()}
look();addEventListener("hashchange",look)})()`;
}
