/**
 * The URL contains a code or token, which no other site may receive as its referrer. `same-origin` rather than
 * `no-referrer`, under which browsers post our own forms without an origin.
 */
export const ownReferrerHeaders = () => ({ "Referrer-Policy": "same-origin" });
