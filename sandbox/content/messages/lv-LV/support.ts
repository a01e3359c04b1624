import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Atbalsts",
  "support.meta.description": "Kā sazināties ar {product} komandu un kur rast atbildes.",
  "support.lead": "Jautājumi par kontu, naudu vai spēli: esam šeit, lai palīdzētu.",
  "support.phone": "Zvani mums",
  "support.channels": "Raksti mums",
  "support.pages": "Atrodi atbildi",
  "support.none.title": "Pašlaik ar mums nevar sazināties",
  "support.none.text": "Lūdzu, ienāc pēc brīža.",
};
