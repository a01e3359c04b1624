import type { consent as en } from "../../../../app/i18n/messages/en/consent";

export const consent: Record<keyof typeof en, string> = {
  "consent.title": "Cookies y privacidad",
  "consent.banner":
    "Usamos lo que el sitio necesita para funcionar. Con tu consentimiento, nosotros y terceros usamos también cookies para servicios adicionales, estadísticas y publicidad. Puedes cambiar de opinión en cualquier momento.",
  "consent.refuse": "Rechazar todo",
  "consent.accept": "Aceptar todo",
  "consent.choose": "Elegir",
  "consent.save": "Guardar mi elección",
  "consent.lead":
    "Decide para qué se pueden usar las cookies y el código de terceros. Tu elección vale medio año en este navegador; encontrarás esta página al pie de todas las demás.",
  "consent.purposes.necessary.name": "Necesarias",
  "consent.purposes.necessary.text":
    "Mantienen tu sesión, recuerdan el idioma, el tema y esta elección, y protegen las cuentas y los pagos. Siempre activas.",
  "consent.purposes.functional.name": "Servicios adicionales",
  "consent.purposes.functional.text": "Servicios de terceros que te ayudan aquí, como el chat de soporte.",
  "consent.purposes.analytics.name": "Estadísticas",
  "consent.purposes.analytics.text": "Nos muestran cómo se usa el sitio para poder mejorarlo.",
  "consent.purposes.marketing.name": "Publicidad",
  "consent.purposes.marketing.text":
    "Nos dice a nosotros y a nuestros socios qué anuncio te trajo hasta aquí.",
};
