import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Soporte",
  "support.meta.description": "Cómo contactar con el equipo de {product} y dónde encontrar respuestas.",
  "support.lead": "Preguntas sobre tu cuenta, tu dinero o un juego: aquí nos tienes.",
  "support.phone": "Llámanos",
  "support.channel": "Nos encuentras aquí",
  "support.mail": "Envíanos un correo",
  "support.pages": "Encuentra una respuesta",
  "support.chat.title": "Chat",
  "support.chat.open": "Abrir el chat",
  "support.chat.opening": "Abriendo el chat…",
  "support.chat.openUntil": "Abierto ahora. Cierra: {when}",
  "support.chat.closedUntil": "Cerrado ahora. Abre: {when}",
  "support.chat.always": "Abierto las 24 horas",
  "support.chat.closed": "Cerrado ahora",
  "support.chat.failed":
    "Ahora mismo no se puede abrir el chat. Escríbenos con el formulario de esta página.",
  "support.chat.consent":
    "El chat es un servicio de terceros y necesita tu consentimiento para «Servicios adicionales».",
  "support.chat.choose": "Opciones de privacidad",
  "support.feedback.title": "Escríbenos",
  "support.feedback.message": "Tu mensaje",
  "support.feedback.email": "Correo electrónico",
  "support.feedback.emailHint.visitor": "Sin él no podemos responderte",
  "support.feedback.emailHint.player": "Solo si no quieres la respuesta en el correo de tu cuenta",
  "support.feedback.name": "Tu nombre",
  "support.feedback.submit": "Enviar mensaje",
  "support.feedback.trap": "Deja esto vacío",
  "support.feedback.trapped":
    "Parecía escrito por un programa, así que no se ha enviado. Si lo has escrito tú, vuelve a enviarlo.",
  "support.feedback.unknown":
    "No hemos recibido respuesta, así que no sabemos si tu mensaje nos ha llegado. Espera un momento antes de volver a enviarlo.",
  "support.feedback.sent.title": "Tu mensaje se ha enviado",
  "support.feedback.sent.text": "Gracias. Lo leeremos y te responderemos lo antes posible.",
  "support.feedback.another": "Escribir otro mensaje",
};
