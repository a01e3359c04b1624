import type { promotions as en } from "../../../../app/i18n/messages/en/promotions";

export const promotions: Record<keyof typeof en, string> = {
  "promotions.title": "Akcijas",
  "promotions.meta.description": "Kas pašlaik notiek {product}: akcijas, to datumi un noteikumi.",
  "promotions.until": "Līdz",
  "promotions.none.title": "Pašlaik nav akciju",
  "promotions.none.text": "Jaunās parādīsies šeit. Līdz tam tevi gaida visas spēles.",
  "promotions.players.title": "Šī akcija ir spēlētājiem",
  "promotions.players.text": "Pieslēdzies, lai uzzinātu vairāk.",
};
