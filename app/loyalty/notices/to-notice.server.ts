import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/translator";
import type { LoyaltyNotification } from "~/platform/entities-loyalty";
import { formatMoney, formatNumber } from "~/ui/formatting/format-values";
import { type Notice, triggers } from "./notice";

/** What is kept of a notice. */
export interface KeptNotice extends LoyaltyNotification {
  at: string;
  isRead: boolean;
}

type Words = Pick<AppContext, "i18n" | "locale">;

/** The operator's words, and ours where there are none. */
export function toNotice(words: Words, kept: KeptNotice): Notice {
  const { id, trigger, type, title, message, image, at, isRead } = kept;
  const t = translateWith(words.i18n);
  const { kind, icon } = triggers[trigger];
  return {
    id,
    tone: type === "credit" ? "positive" : "danger",
    icon,
    image,
    kind: t(kind),
    title: title.trim() || t(type === "credit" ? "notices.credit" : "notices.debit"),
    message,
    amount: amountOf(words, kept),
    at,
    isUnread: !isRead,
  };
}

/** Points, experience or money: what is no currency is a kind of points with the operator's name for it. */
function amountOf({ i18n, locale }: Words, { amount, amountType, type }: LoyaltyNotification) {
  if (amount === undefined || amount === 0) return undefined;
  const sign = type === "credit" ? "+" : "−";
  const size = Math.abs(amount);
  if (amountType !== undefined && /^[A-Z]{3,5}$/.test(amountType))
    return sign + formatMoney(locale.code, { amount: String(size), currency: amountType });
  const t = translateWith(i18n);
  const number = formatNumber(locale.code, size);
  if (amountType === "exp") return t("notices.amount.exp", { amount: sign + number });
  return t("notices.amount.points", { amount: sign + number });
}
