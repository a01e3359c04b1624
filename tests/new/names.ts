/** Names of what the check makes: short ones and long ones break lines at other places. */
export const page = "faq";
export const letter = "our-kitchen";
export const form = "how-to-reach-you-by-post";
export const dialog = "fee-note";
