import { serverOnly$ } from "vite-env-only/macros";

/** How much of a picture has to be in view to load it: less only hints that the row scrolls. */
const SHARE = 0.2;

/**
 * Inline script: until the first scroll, a lazy picture is requested when it comes into view, and a slide when its turn
 * comes. Browsers would request everything within some 1,250 px, three times what a phone shows. After the first
 * scroll, and without script, the browser's own lazy loading applies.
 */
export const FIRST_SCREEN_SCRIPT = serverOnly$(`(()=>{
if(!document.adoptedStyleSheets||!window.IntersectionObserver)return;
const held=new CSSStyleSheet;
held.replaceSync("@media screen{.picture img[loading=lazy]{display:none}}");
document.adoptedStyleSheets=[...document.adoptedStyleSheets,held];
const views=new IntersectionObserver(entries=>{for(const{intersectionRatio,target}of entries)if(intersectionRatio>=${SHARE}){views.unobserve(target);for(const image of target.querySelectorAll("img"))image.removeAttribute("loading")}},{threshold:${SHARE}});
const comings=new MutationObserver(()=>{for(const image of document.querySelectorAll(".picture img[loading=lazy]"))views.observe(image.closest(".picture"))});
comings.observe(document,{childList:true,subtree:true});
document.addEventListener("scroll",()=>{views.disconnect();comings.disconnect();held.disabled=true},{once:true})
})()`);
