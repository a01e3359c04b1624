/**
 * The address holds a code or a token: no other site may read it as its referrer. `same-origin` and not `no-referrer`,
 * under which browsers would post our own forms without an origin.
 */
export const ownReferrerHeaders = () => ({ "Referrer-Policy": "same-origin" });
