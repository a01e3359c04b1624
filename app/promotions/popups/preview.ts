/** `&type=preview` beside `?popup=`: what the hash `#popup-preview` becomes, which no server hears of. */
export const PREVIEW = "preview";
export const PREVIEW_HASH = "#popup-preview";
