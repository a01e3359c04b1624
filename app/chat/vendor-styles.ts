import { type ChatAdapter, MOBILE_OFFSET_PX, NARROW } from "./adapter";

/**
 * Style sheets for the vendor's elements: keep the button clear of the bottom bar of narrow screens and of the
 * device's edge (docs/product.md#9), and hide everything where no chat may be visible, from the moment it is added.
 * Constructed style sheets are not subject to the page's CSP.
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
