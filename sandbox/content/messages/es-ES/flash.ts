import type { flash as en } from "../../../../app/i18n/messages/en/flash";

export const flash: Record<keyof typeof en, string> = {
  "flash.signedOut": "Has cerrado la sesión.",
  "flash.signedOutIdle": "Cerramos tu sesión porque llevabas un rato sin actividad.",
  "flash.signOutFailed": "Tu sesión sigue abierta: no se pudo cerrar. Inténtalo de nuevo.",
  "flash.languageNotSaved": "El idioma se ha cambiado aquí, pero no se pudo guardar en tu cuenta.",
  "flash.languageUnknown":
    "El idioma se ha cambiado aquí, pero no sabemos si quedó guardado en tu cuenta. Elígelo otra vez.",
  "flash.languageOfAccount": "El idioma de tu cuenta decide en qué idioma ves el sitio.",
  "flash.saved": "Guardado.",
  "flash.unchanged": "Ya estaba todo guardado.",
  "flash.contactSaved": "Guardado. Pide un código e introdúcelo para confirmar el nuevo contacto.",
  "flash.codeSent": "Te hemos enviado un código.",
  "flash.contactConfirmed": "Tu contacto está confirmado.",
  "flash.bonusActivated": "Tu bono está activo.",
  "flash.bonusPaused": "Tu bono está en pausa.",
  "flash.bonusRemoved": "El bono se ha eliminado.",
  "flash.cashbackPaidOut": "Tu cashback ya está en tu saldo principal.",
  "flash.cashbackRemoved": "Has renunciado al cashback.",
  "flash.passwordChanged": "Tu contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos.",
  "flash.messagesShownAgain": "Los mensajes que cerraste pueden volver a aparecer.",
  "flash.limitHolds": "Tu límite ya está en vigor.",
  "flash.limitWaits": "Hemos recibido tu solicitud. Hasta que se aplique rige el límite actual.",
  "flash.limitAsked": "Tu solicitud se ha enviado. Aquí verás cuándo se aplica.",
  "flash.codeSentBefore": "Te enviamos un código hace un momento. Introdúcelo.",
  "flash.twoFactorOn": "El acceso en dos pasos está activado.",
  "flash.twoFactorOff": "El acceso en dos pasos está desactivado.",
};
