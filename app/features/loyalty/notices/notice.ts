import type { MessageKey } from "~/i18n/messages/catalogue";
import type { LoyaltyNotification } from "~/platform/entities/loyalty";
import type { IconName } from "~/ui/icons/icon-names";

/** A notice with translated texts, so that the browser needs no message bundle for it. */
export interface Notice {
  id: string;
  /** `positive` for type `credit`, `danger` for any other (docs/product.md#3). */
  tone: "positive" | "danger";
  icon: IconName;
  image?: string;
  /** Translated name of the trigger. */
  kind: string;
  title: string;
  message: string;
  /** Formatted amount with sign. */
  amount?: string;
  /** ISO 8601 time at which the server first read it. */
  at: string;
  isUnread: boolean;
  /** It waits in the list, for the market marks no moments. */
  isQuiet?: boolean;
}

/** Response of the notices route. */
export interface NoticeAnswer {
  /** Id of the player; stored notices of another player are discarded. */
  owner: string;
  /** Unread notices, oldest first. */
  unread: Notice[];
  /** The player's preferences. */
  mayPopUp: boolean;
  maySound: boolean;
}

/** Name and icon of each trigger; unknown ones are parsed as `other`. */
export const triggers: Record<LoyaltyNotification["trigger"], { kind: MessageKey; icon: IconName }> = {
  register: { kind: "notices.kind.register", icon: "user" },
  profile: { kind: "notices.kind.profile", icon: "document" },
  confirm: { kind: "notices.kind.confirm", icon: "success" },
  quest: { kind: "notices.kind.quest", icon: "flame" },
  product: { kind: "notices.kind.product", icon: "gift" },
  level: { kind: "notices.kind.level", icon: "trophy" },
  other: { kind: "notices.kind.other", icon: "bell" },
};
