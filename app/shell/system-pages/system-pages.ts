import type { SystemPageName } from "~/content/entities/system-pages";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/routing/paths";
import type { IconName } from "~/ui/icons/icon-names";

interface SystemPageFace {
  icon: IconName;
  /** Colour of the icon; by default the accent. */
  tone?: "positive" | "danger" | "warning" | "muted";
  /** The page's button, if it has one (docs/product.md#2.3). */
  button?: { label: MessageKey; path: () => string };
  /** Offers a reload. */
  canRetry?: boolean;
  /** Offers search, home and games. */
  isLost?: boolean;
  /** Shown without header and menus (docs/product.md#2.1). */
  isBare?: boolean;
  /** Label of the time at which the state ends, if the platform sends one. */
  untilLabel?: MessageKey;
}

export const systemPages: Record<SystemPageName, SystemPageFace> = {
  maintenance: { icon: "wrench", isBare: true, untilLabel: "systemPages.maintenance.until" },
  payCancel: {
    icon: "close",
    tone: "muted",
    button: { label: "systemPages.payCancel.button", path: paths.deposit },
  },
  payFail: {
    icon: "danger",
    tone: "danger",
    button: { label: "systemPages.payFail.button", path: paths.deposit },
  },
  payMobile: { icon: "wallet", tone: "warning" },
  payNewWindow: {
    icon: "external",
    tone: "warning",
    button: { label: "systemPages.payNewWindow.button", path: paths.deposit },
  },
  payPending: { icon: "clock", tone: "warning" },
  paySuccess: {
    icon: "success",
    tone: "positive",
    button: { label: "systemPages.paySuccess.button", path: paths.gameHall },
  },
  notFound: { icon: "search", isLost: true },
  forbidden: { icon: "lock", isBare: true },
  userBlock: {
    icon: "ban",
    button: { label: "systemPages.userBlock.button", path: paths.support },
    untilLabel: "systemPages.userBlock.until",
  },
  unsubscribe: { icon: "check" },
  errorsSlot: {
    icon: "warning",
    button: { label: "systemPages.errorsSlot.button", path: paths.gameHall },
    canRetry: true,
  },
};

const byStatus: Record<number, SystemPageName> = { 403: "forbidden", 404: "notFound" };

/**
 * Codes with which the platform closes itself or the domain; no other failure closes the site (docs/contract.md#o29).
 */
const closed: readonly string[] = [
  "ApplicationDisabledException",
  "ApplicationUnavailableException",
  "DOMAIN_MAINTENANCE",
];

/**
 * The system page for a failure; a blocked account is recognised by its type (docs/product.md#4,
 * docs/contract.md#d17).
 */
export function systemPageOf({
  status,
  type,
  code,
}: {
  status: number;
  type?: string;
  code: string;
}): SystemPageName {
  if (type) return "userBlock";
  return closed.includes(code) ? "maintenance" : (byStatus[status] ?? "errorsSlot");
}
