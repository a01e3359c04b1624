import type { level as en } from "../../../../app/i18n/messages/en/level";

export const level: Record<keyof typeof en, string> = {
  "level.ring": "{level}: paveikti {percent} % no šī līmeņa",
  "level.next": "Vēl {missing} līdz līmenim {level}",
  "level.top": "Augstākais līmenis",
};
