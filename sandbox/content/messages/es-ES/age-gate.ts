import type { ageGate as en } from "../../../../app/i18n/messages/en/age-gate";

export const ageGate: Record<keyof typeof en, string> = {
  "ageGate.title": "¿Tienes {age} años o más?",
  "ageGate.text": "Los juegos con dinero son para adultos. Dinos si tienes al menos {age} años.",
  "ageGate.yes": "Sí, tengo {age} años o más",
  "ageGate.no": "No, soy menor",
  "ageGate.refused.title": "Debes tener {age} años o más",
  "ageGate.refused.text":
    "Todavía no podemos mostrarte nada aquí. Si el juego te preocupa, en casa o entre amigos, estas personas ayudan gratis.",
};
