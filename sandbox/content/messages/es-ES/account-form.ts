import type { accountForm as en } from "../../../../app/i18n/messages/en/account-form";

export const accountForm: Record<keyof typeof en, string> & Record<string, string> = {
  "accountForm.choose": "Elegir",
  "accountForm.need": "Antes falta algo",
  "accountForm.unknown":
    "No hubo respuesta y no sabemos si se hizo. La página muestra lo que está guardado ahora: compruébalo antes de enviarlo otra vez.",
  "accountForm.notSent": "No se pudo conectar con el servicio y no se ha cambiado nada. Inténtalo de nuevo.",
  "accountForm.wait_one": "Inténtalo de nuevo en {count} segundo.",
  "accountForm.wait_many": "Inténtalo de nuevo en {count} segundos.",
  "accountForm.wait_other": "Inténtalo de nuevo en {count} segundos.",
  "accountForm.resendIn_one": "Podrás pedir otro código en {count} segundo.",
  "accountForm.resendIn_many": "Podrás pedir otro código en {count} segundos.",
  "accountForm.resendIn_other": "Podrás pedir otro código en {count} segundos.",
  "accountForm.codeSpent": "Demasiados códigos erróneos: este ya no sirve. Pide uno nuevo.",
  "accountForm.unsaved": "Sin guardar",
};
