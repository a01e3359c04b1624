import type { verification as en } from "../../../../app/i18n/messages/en/verification";

export const verification: Record<keyof typeof en, string> = {
  "verification.steps": "Pasos de la verificación",
  "verification.isDone": "Hecho",
  "verification.blocked":
    "Los depósitos, las retiradas y el juego real esperan a que confirmemos tu identidad.",
  "verification.text.start":
    "Aún no hemos comprobado tu identidad. La ley nos obliga a hacerlo, y nuestro socio de verificación lo hace con tus documentos.",
  "verification.text.verification": "Estamos revisando tus documentos. No tienes que hacer nada.",
  "verification.text.completed":
    "Tu identidad está confirmada y no tienes que hacer nada más. Si aún se te pide verificarla, soporte te ayudará.",
  "verification.text.change":
    "Tus documentos no se han aceptado y hacen falta otros. Casi siempre la foto está borrosa o cortada, o el documento ha caducado.",
  "verification.asked.title": "Qué necesitas",
  "verification.asked.document": "Un pasaporte, documento de identidad o permiso de conducir en vigor",
  "verification.asked.face": "Una cámara, para el documento y una foto tuya",
  "verification.asked.time":
    "Unos minutos. Nuestro socio te dirá si hace falta algo más, como un justificante de domicilio",
  "verification.next.start": "Después se revisan tus documentos y esta página te dirá el resultado.",
  "verification.next.verification":
    "En cuanto se acepten podrás continuar. Si no, esta página te lo dirá y te pedirá otros.",
  "verification.begin": "Empezar la comprobación",
  "verification.beginAgain": "Enviar documentos nuevos",
  "verification.look": "Comprobar de nuevo",
  "verification.again": "Intentar de nuevo",
  "verification.action.title": "Comprobación de tus datos de pago",
  "verification.action.text":
    "Antes de enviar dinero a estos datos de pago hay que demostrar una vez que son tuyos. Ten a mano la tarjeta o un extracto.",
  "verification.action.next":
    "Después se revisan. En cuanto se acepten podrás usarlos: vuelve a lo que estabas haciendo e inténtalo otra vez.",
  "verification.action.done": "He terminado",
  "verification.check.title": "Tus documentos",
  "verification.check.frame": "Comprobación de identidad",
  "verification.check.window": "Abrir la comprobación en otra ventana",
  "verification.check.windowText":
    "La comprobación está en la página de nuestro socio. Vuelve aquí cuando lo hayas enviado todo.",
  "verification.check.sentText":
    "Cuando lo hayas enviado todo, esta página sigue sola. Si no lo hace, indícalo aquí.",
  "verification.check.sent": "Lo he enviado todo",
  "verification.needsScript.title": "Esta comprobación necesita JavaScript",
  "verification.needsScript.text":
    "Actívalo en tu navegador y recarga esta página, o pide ayuda a soporte: pueden recibir tus documentos de otra forma.",
  "verification.failed.title": "No se pudo mostrar la comprobación",
  "verification.failed.text":
    "Nuestro socio no responde ahora. No se pierde nada de lo que enviaste. También puede deberse a un bloqueador de anuncios o de scripts.",
  "verification.impossible.title": "La comprobación no se puede hacer en esta página",
  "verification.impossible.text": "Soporte recibirá tus documentos de otra forma.",
  "verification.unknownAction.title": "Esta comprobación ya no hace falta",
  "verification.unknownAction.text":
    "Vuelve a lo que estabas haciendo e inténtalo otra vez. Si se pide de nuevo, soporte te ayudará.",
};
