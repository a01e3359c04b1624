import type { level as en } from "../../../../app/i18n/messages/en/level";

export const level: Record<keyof typeof en, string> = {
  "level.ring": "{level}: {percent} % de este nivel completado",
  "level.next": "{missing} más hasta {level}",
  "level.top": "El nivel más alto",
};
