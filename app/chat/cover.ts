import { type ChatAdapter, MOBILE_OFFSET_PX, NARROW } from "./adapter";

/**
 * Style sheets for what a vendor puts into the page: its button stands clear of the bottom bar of a narrow screen and
 * of the edge of the device (product 9), and all of it is out of sight where no chat may be seen, from the moment
 * that it comes. Sheets made by a script are under no policy for those that a page is sent with.
 */
export function createCover({
  parts,
  bubble,
}: Pick<ChatAdapter, "parts" | "bubble">): (isHidden: boolean) => void {
  const clear = new CSSStyleSheet();
  const hide = new CSSStyleSheet();
  hide.replaceSync(`:is(${parts}) { display: none !important; }`);
  clear.replaceSync(
    [
      `@media print { :is(${parts}) { display: none !important; } }`,
      bubble &&
        `@media ${NARROW} { ${bubble} { bottom: max(${MOBILE_OFFSET_PX / 16}rem, calc(var(--bottom-bar-height) + env(safe-area-inset-bottom) + 0.5rem)) !important; } }`,
    ].join("\n"),
  );
  hide.disabled = true;
  document.adoptedStyleSheets.push(clear, hide);
  return (isHidden) => {
    hide.disabled = !isHidden;
  };
}
