import type { notifications as en } from "../../../../app/i18n/messages/en/notifications";

export const notifications: Record<keyof typeof en, string> = {
  "notifications.title": "En el sitio",
  "notifications.lead": "Se aplica en todos los dispositivos en los que inicies sesión.",
  "notifications.sound": "Sonido de los avisos",
  "notifications.popups": "Mensajes que se abren solos",
  "notifications.on": "Activado",
  "notifications.off": "Desactivado",
  "notifications.turnOn": "Activar",
  "notifications.turnOff": "Desactivar",
  "notifications.closed.text": "Los mensajes y consejos que has cerrado no vuelven a aparecer.",
  "notifications.closed.show": "Volver a mostrarlos",
  "notifications.quota":
    "No queda espacio para ajustes en tu cuenta, así que no se ha cambiado nada. Vuelve a mostrar los mensajes cerrados para liberar espacio.",
};
