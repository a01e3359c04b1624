import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PromoRefusal } from "./activate-code.server";

/** Tells the promo form from the other forms of a page. */
export const PROMO_INTENT = "promo_code";

/** What is said of the code that was sent. `usable`: a visitor's code works, and waits for the account. */
export type PromoAnswer = { code: string } & (PromoRefusal | { kind: "usable"; text: MessageKey });
