import { type ChatAdapter, MOBILE_OFFSET_PX, NARROW } from "./adapter";

/** Sides of the vendors' buttons with the distance to the edge, as the page keeps them free. */
const LANE_REM = 4.75;

/**
 * Style sheets for the vendor's elements: keep the button clear of the bottom bar of narrow screens and of the
 * device's edge (docs/product.md#9), reserve its space in the page while it is there, and hide everything where no chat
 * may be visible, from the moment it is added. Constructed style sheets are not subject to the page's CSP.
 */
export function createCover({
  parts,
  bubble,
}: Pick<ChatAdapter, "parts" | "bubble">): (isHidden: boolean) => void {
  const clear = new CSSStyleSheet();
  const hide = new CSSStyleSheet();
  const reserve = new CSSStyleSheet();
  reserve.replaceSync(`@media screen { :root { --chat-lane: ${LANE_REM}rem; } }`);
  hide.replaceSync(`:is(${parts}) { display: none !important; }`);
  clear.replaceSync(
    [
      `@media print { :is(${parts}) { display: none !important; } }`,
      bubble &&
        `@media ${NARROW} { ${bubble} { bottom: max(${MOBILE_OFFSET_PX / 16}rem, calc(var(--bottom-bar-height) + env(safe-area-inset-bottom) + 0.5rem)) !important; } }`,
    ].join("\n"),
  );
  hide.disabled = true;
  document.adoptedStyleSheets.push(clear, hide, reserve);
  return (isHidden) => {
    hide.disabled = !isHidden;
    reserve.disabled = isHidden;
  };
}
