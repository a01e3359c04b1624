import type { systemPages as en } from "../../../../app/i18n/messages/en/system-pages";

export const systemPages: Record<keyof typeof en, string> & Record<string, string> = {
  "systemPages.maintenance.title": "Volvemos enseguida",
  "systemPages.maintenance.text":
    "Estamos realizando tareas de mantenimiento. Tu saldo y tus juegos están a salvo. Vuelve dentro de unos minutos.",
  "systemPages.maintenance.until": "Volvemos el",
  "systemPages.payCancel.title": "Pago cancelado",
  "systemPages.payCancel.text":
    "Has interrumpido el pago y no se ha cobrado nada. Puedes elegir otro método cuando quieras.",
  "systemPages.payCancel.button": "Volver al depósito",
  "systemPages.payFail.title": "El pago no se ha completado",
  "systemPages.payFail.text":
    "El pago no ha salido adelante y tu saldo no ha cambiado. Revisa tus datos o elige otro método.",
  "systemPages.payFail.button": "Probar otro depósito",
  "systemPages.payMobile.title": "Termina en tu móvil",
  "systemPages.payMobile.text":
    "Confirma el pago en la aplicación o en el mensaje de tu móvil. Puedes cerrar esta página: el dinero llegará solo.",
  "systemPages.payNewWindow.title": "Termina en la otra ventana",
  "systemPages.payNewWindow.text":
    "El pago se hace en una ventana nueva. Tu saldo cambiará en cuanto se confirme el pago.",
  "systemPages.payNewWindow.button": "Volver al depósito",
  "systemPages.payPending.title": "Estamos comprobando tu pago",
  "systemPages.payPending.text":
    "Suele tardar uno o dos minutos. No hace falta que vuelvas a pagar: verás el resultado aquí y en tu historial.",
  "systemPages.paySuccess.title": "Pago recibido",
  "systemPages.paySuccess.text": "El dinero ya está en tu saldo. ¡Que disfrutes!",
  "systemPages.paySuccess.button": "Ir a los juegos",
  "systemPages.notFound.title": "Página no encontrada",
  "systemPages.notFound.text":
    "Puede que la dirección esté mal escrita o que la página se haya movido. Continúa desde el menú o el buscador.",
  "systemPages.forbidden.title": "No disponible aquí",
  "systemPages.forbidden.text": "Este sitio no se puede usar desde tu ubicación o tu conexión.",
  "systemPages.userBlock.title": "Esta cuenta está bloqueada",
  "systemPages.userBlock.text":
    "No puedes entrar ni jugar con esta cuenta. Nuestro equipo de soporte te dirá el motivo y qué se puede hacer.",
  "systemPages.userBlock.until": "El bloqueo termina el",
  "systemPages.userBlock.reasons.self_exclusion": "Te has autoexcluido del juego.",
  "systemPages.userBlock.reasons.terms_violation":
    "Con esta cuenta no se han respetado nuestras condiciones.",
  "systemPages.userBlock.button": "Contactar con soporte",
  "systemPages.unsubscribe.title": "Te has dado de baja",
  "systemPages.unsubscribe.text":
    "No enviaremos más novedades a esta dirección. Puedes volver a suscribirte en tu perfil.",
  "systemPages.errorsSlot.title": "Algo ha salido mal",
  "systemPages.errorsSlot.text":
    "No se ha podido mostrar esta página. El resto del sitio sigue funcionando. Inténtalo de nuevo en un momento.",
  "systemPages.errorsSlot.button": "Ir a los juegos",
  "systemPages.notFound.home": "Ir al inicio",
  "systemPages.errorsSlot.wait_one": "Puedes volver a intentarlo en {count} segundo.",
  "systemPages.errorsSlot.wait_many": "Puedes volver a intentarlo en {count} segundos.",
  "systemPages.errorsSlot.wait_other": "Puedes volver a intentarlo en {count} segundos.",
  "systemPages.errorsSlot.tooMany.title": "Demasiadas solicitudes",
  "systemPages.errorsSlot.tooMany.text": "Esta página se ha pedido demasiadas veces en poco tiempo.",
  "systemPages.errorsSlot.need": "Falta un paso",
  "systemPages.errorsSlot.signedOut": "Se ha cerrado tu sesión",
  "systemPages.errorsSlot.identity":
    "Ahora mismo no hemos podido comprobar tu cuenta y no podemos mostrar esta página.",
  "systemPages.errorsSlot.payments":
    "El servicio de pagos no responde y no podemos mostrar esta página. Los pagos en curso no se ven afectados.",
};
