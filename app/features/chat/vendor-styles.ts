import type { ChatAdapter } from "./adapter";

/**
 * Style sheets for the vendor's elements: hide its button, which would cover the page, and everything where no chat may be
 * visible, from the moment it is added. Constructed style sheets are not subject to the page's CSP.
 */
export function createCover({
  parts,
  button,
}: Pick<ChatAdapter, "parts" | "button">): (isHidden: boolean) => void {
  const always = new CSSStyleSheet();
  const hide = new CSSStyleSheet();
  hide.replaceSync(`:is(${parts}) { display: none !important; }`);
  always.replaceSync(
    [
      `@media print { :is(${parts}) { display: none !important; } }`,
      button && `:is(${button}) { display: none !important; }`,
    ].join("\n"),
  );
  hide.disabled = true;
  document.adoptedStyleSheets.push(always, hide);
  return (isHidden) => {
    hide.disabled = !isHidden;
  };
}
