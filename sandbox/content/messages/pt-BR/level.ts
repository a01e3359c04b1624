import type { level as en } from "../../../../app/i18n/messages/en/level";

export const level: Record<keyof typeof en, string> = {
  "level.ring": "{level}: {percent} % deste nível concluído",
  "level.next": "Faltam {missing} para {level}",
  "level.top": "O nível mais alto",
};
