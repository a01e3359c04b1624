import type { level as en } from "../../../../app/i18n/messages/en/level";

export const level: Record<keyof typeof en, string> = {
  "level.ring": "{level}: أُنجز {percent} % من هذا المستوى",
  "level.next": "تبقّى {missing} حتى {level}",
  "level.top": "أعلى مستوى",
};
