/** `&type=preview` beside `?popup=`: stands for the hash `#popup-preview`, which is not sent to the server. */
export const PREVIEW = "preview";
export const PREVIEW_HASH = "#popup-preview";
