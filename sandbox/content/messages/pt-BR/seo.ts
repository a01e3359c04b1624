import type { seo as en } from "../../../../app/i18n/messages/en/seo";

export const seo: Record<keyof typeof en, string> = {
  "seo.faq": "Perguntas e respostas",
};
