import type { security as en } from "../../../../app/i18n/messages/en/security";

export const security: Record<keyof typeof en, string> = {
  "security.twoFactor.on": "Activar el acceso en dos pasos",
  "security.twoFactor.off": "Desactivar el acceso en dos pasos",
  "security.twoFactor.code": "Código",
  "security.twoFactor.codeHint": "Los 6 dígitos que hemos enviado a tu correo o teléfono confirmado",
  "security.twoFactor.resend": "Enviar un código nuevo",
  "security.password.unknown":
    "No hubo respuesta, así que puede que tu contraseña ya haya cambiado. La próxima vez entra primero con la nueva; si no se acepta, sigue valiendo la anterior.",
};
