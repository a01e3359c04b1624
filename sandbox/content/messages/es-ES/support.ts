import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Soporte",
  "support.meta.description": "Cómo contactar con el equipo de {product} y dónde encontrar respuestas.",
  "support.lead": "Preguntas sobre tu cuenta, tu dinero o un juego: aquí nos tienes.",
  "support.phone": "Llámanos",
  "support.channels": "Escríbenos",
  "support.pages": "Encuentra una respuesta",
  "support.none.title": "Ahora no podemos atenderte",
  "support.none.text": "Vuelve dentro de un rato.",
};
