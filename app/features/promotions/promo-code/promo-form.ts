import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PromoRefusal } from "./activate-code.server";

/** Intent that distinguishes the promo form from the page's other forms. */
export const PROMO_INTENT = "promo_code";

/** Answer to the submitted code. `usable`: a visitor's code is valid and stored until there is an account. */
export type PromoAnswer = { code: string } & (PromoRefusal | { kind: "usable"; text: MessageKey });
