/** Name of the honeypot: a hidden field that only programs fill in. */
export const HONEYPOT_FIELD = "website";
