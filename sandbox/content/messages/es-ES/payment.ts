import type { payment as en } from "../../../../app/i18n/messages/en/payment";

export const payment: Record<keyof typeof en, string> & Record<string, string> = {
  "payment.bounds": "De {min} a {max}",
  "payment.presets": "Importes habituales",
  "payment.choose": "Elige",
  "payment.saved.title": "Datos de pago",
  "payment.saved.other": "Otros datos",
  "payment.saved.on_verification": "En revisión. Podrás usar estos datos en cuanto termine.",
  "payment.saved.validation_required": "Estos datos deben verificarse antes.",
  "payment.saved.fraudulent": "Estos datos no se pueden usar. Contacta con soporte.",
  "payment.newCard": "Déjalo vacío para introducir la tarjeta en la página de pago.",
  "payment.available": "Ahora hay disponible como máximo {available}",
  "payment.until": "Disponible de nuevo:",
  "payment.notSent":
    "No se pudo contactar con el servicio de pago. No se envió nada, así que puedes volver a intentarlo.",
  "payment.paused":
    "Los pagos están en pausa un momento, por tu seguridad. No se ha enviado nada: inténtalo de nuevo en un minuto.",
  "payment.staleForm": "Este formulario ya no era válido y no se envió nada. Revísalo y envíalo de nuevo.",
  "payment.way.otherMethod": "Elegir otro método",
  "payment.way.limits": "Tus límites",
  "payment.way.support": "Contactar con soporte",
  "payment.way.history": "Historial de pagos",
  "payment.checking.title": "Estamos comprobando este pago",
  "payment.checking.text":
    "Se envió, pero la respuesta aún no ha llegado. No pagues otra vez: en cuanto lo sepamos, lo verás aquí.",
  "payment.checking.late":
    "Todavía no lo sabemos. Mira tu historial de pagos dentro de un rato o pregunta a soporte: ven todos los pagos.",
  "payment.checking.method": "Método",
  "payment.checking.amount": "Importe",
  "payment.checking.sent": "Enviado",
  "payment.checking.anew": "Empezar un pago nuevo",
  "payment.checking.anewHint": "Si el primero llega después de todo, se pagan los dos.",
  "payment.refresh": "Mirar otra vez",
  "payment.wait_one": "Espera {count} segundo.",
  "payment.wait_many": "Espera {count} segundos.",
  "payment.wait_other": "Espera {count} segundos.",
};
