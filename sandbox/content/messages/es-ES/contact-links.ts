import type { contactLinks as en } from "../../../../app/i18n/messages/en/contact-links";

export const contactLinks: Record<keyof typeof en, string> = {
  "contactLinks.unsubscribe.meta": "Darse de baja",
  "contactLinks.unsubscribe.title": "¿Dejar de recibir novedades?",
  "contactLinks.unsubscribe.text":
    "No enviaremos más ofertas ni novedades a esta dirección. Los mensajes sobre tu cuenta seguirán llegando.",
  "contactLinks.unsubscribe.submit": "Darme de baja",
  "contactLinks.unsubscribe.keep": "Seguir recibiéndolas",
  "contactLinks.unsubscribe.wrongTitle": "Este enlace ya no es válido",
  "contactLinks.unsubscribe.wrongText":
    "Abre el enlace de nuestro último correo, o inicia sesión y desactiva las novedades en tu perfil.",
  "contactLinks.unsubscribe.toSettings": "Ir a las notificaciones",
  "contactLinks.confirmation.meta": "Confirma tu contacto",
  "contactLinks.confirmation.title": "Confirma tu contacto",
  "contactLinks.confirmation.text":
    "Falta un paso: este contacto formará parte de tu cuenta cuando lo confirmes.",
  "contactLinks.confirmation.code": "Código",
  "contactLinks.confirmation.codeHint": "Los 6 dígitos de nuestro mensaje",
  "contactLinks.confirmation.submit": "Confirmar",
  "contactLinks.confirmation.nextStep":
    "Cada código vale una sola vez y durante 24 horas, y uno más nuevo lo sustituye. Pide un código nuevo en los ajustes de tu perfil.",
  "contactLinks.confirmation.toSettings": "Ir a los ajustes del perfil",
  "contactLinks.confirmation.incompleteTitle": "Este enlace está incompleto",
  "contactLinks.success.title": "Contacto confirmado",
  "contactLinks.success.text":
    "Gracias. Ahora podemos contactarte, y podrás recuperar tu cuenta si olvidas la contraseña.",
  "contactLinks.success.button": "Ir a los juegos",
  "contactLinks.unknown.title": "Tus contactos están en tu perfil",
  "contactLinks.unknown.text": "Allí ves cuáles están confirmados y puedes pedir un código nuevo.",
  "contactLinks.confirmation.used": "Este contacto ya está confirmado: no hay nada más que hacer.",
  "contactLinks.confirmation.over":
    "El código es incorrecto o ha caducado. Puedes pedir otro en los ajustes de tu perfil.",
  "contactLinks.confirmation.foreign":
    "Este contacto no pertenece a la cuenta con la que has entrado. Entra con la cuenta a la que pertenece y abre el enlace de nuevo.",
};
