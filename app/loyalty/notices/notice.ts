import type { MessageKey } from "~/i18n/messages/catalogue";
import type { LoyaltyNotification } from "~/platform/entities-loyalty";
import type { IconName } from "~/ui/icon-names";

/** A notice in the words of the page that shows it: the browser needs no message bundle for it. */
export interface Notice {
  id: string;
  /** `credit` brings something, anything else took it or failed (product 3). */
  tone: "positive" | "danger";
  icon: IconName;
  image?: string;
  /** What it is about. */
  kind: string;
  title: string;
  message: string;
  /** What it brings or takes, with its sign. */
  amount?: string;
  /** ISO 8601, when we were first told. */
  at: string;
  isUnread: boolean;
}

/** What the browser is told when it asks. */
export interface NoticeAnswer {
  /** Whose they are: what a browser keeps of another player's is thrown away. */
  owner: string;
  /** Those that were not looked at yet, the oldest first. */
  unread: Notice[];
  /** What the player allows. */
  mayPopUp: boolean;
  maySound: boolean;
}

/** How a trigger is called and drawn; one that we do not know stays neutral. */
export const triggers: Record<LoyaltyNotification["trigger"], { kind: MessageKey; icon: IconName }> = {
  register: { kind: "notices.kind.register", icon: "user" },
  profile: { kind: "notices.kind.profile", icon: "document" },
  confirm: { kind: "notices.kind.confirm", icon: "success" },
  quest: { kind: "notices.kind.quest", icon: "flame" },
  product: { kind: "notices.kind.product", icon: "gift" },
  level: { kind: "notices.kind.level", icon: "trophy" },
  other: { kind: "notices.kind.other", icon: "bell" },
};
