/** Form fields that the script posts; read by `launch.server.ts`. */
export const launchFields = { launch: "launch", page: "page", surface: "place" } as const;

/**
 * Returns the script that runs while the document is parsed, before any third-party script (docs/product.md#2.2,
 * docs/safety.md#row-25): it removes the launch data from the URL and the history, and posts them. The response is a
 * new document, which never had the hash.
 */
export function launchScript(action: string): string {
  return `{let look=()=>{let h=location.hash;if(!/[#&?]tgWebAppData=/.test(h))return;
let page=location.pathname+location.search,surface=parent!=self?"frame":self.TelegramWebviewProxy?"app":"tab",make=(n,o)=>Object.assign(document.createElement(n),o),form=make("form",{hidden:true,method:"post",action:${JSON.stringify(action)}+(surface=="frame"?"?_non_strict=1":"")});
history.replaceState(history.state,"",page);
for(let [name,value] of Object.entries({${launchFields.launch}:h.slice(1,16384),${launchFields.page}:page,${launchFields.surface}:surface}))form.append(make("input",{name,value}));
document.documentElement.append(form);form.submit()};
look();addEventListener("hashchange",look)}`;
}
