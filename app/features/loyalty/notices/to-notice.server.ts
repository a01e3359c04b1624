import type { AppContext } from "~/context/app-context";
import type { LoyaltyNotification } from "~/platform/entities/loyalty";
import { formatMoney, formatNumber } from "~/ui/format/format-values";
import { type Notice, triggers } from "./notice";

/** A stored notice. */
export interface StoredNotice extends LoyaltyNotification {
  at: string;
  isRead: boolean;
}

type Words = Pick<AppContext, "t" | "locale" | "config">;

/** Converts a stored notice; the operator's title is used if there is one, else a built-in text. */
export function toNotice(words: Words, stored: StoredNotice): Notice {
  const { id, trigger, type, title, message, image, at, isRead } = stored;
  const { t, config } = words;
  const isQuiet = trigger === "level" && config.market?.games.moments === false;
  const { kind, icon } = triggers[trigger];
  return {
    id,
    tone: type === "credit" ? "positive" : "danger",
    icon,
    image,
    kind: t(kind),
    title: title.trim() || t(type === "credit" ? "notices.credit" : "notices.debit"),
    message,
    amount: amountOf(words, stored),
    at,
    isUnread: !isRead,
    ...(isQuiet && { isQuiet }),
  };
}

/** Formats money, experience or points: a unit that is neither a currency code nor `exp` counts as points. */
function amountOf({ t, locale }: Words, { amount, amountType, type }: LoyaltyNotification) {
  if (amount === undefined || amount === 0) return undefined;
  const sign = type === "credit" ? "+" : "−";
  const size = Math.abs(amount);
  if (amountType !== undefined && /^[A-Z]{3,5}$/.test(amountType))
    return sign + formatMoney(locale.code, { amount: String(size), currency: amountType });
  const number = formatNumber(locale.code, size);
  if (amountType === "exp") return t("notices.amount.exp", { amount: sign + number });
  return t("notices.amount.points", { amount: sign + number });
}
