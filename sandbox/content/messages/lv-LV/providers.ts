import type { providers as en } from "../../../../app/i18n/messages/en/providers";

export const providers: Record<keyof typeof en, string> & Record<string, string> = {
  "providers.title": "Spēļu nodrošinātāji",
  "providers.meta.description": "Studijas, kuru spēles atradīsi {product}, un cik to katrai ir.",
  "providers.letters": "Izstrādātāji pēc pirmā burta",
  "providers.search": "Meklēt nodrošinātājus",
  "providers.submit": "Meklēt",
  "providers.games_one": "{count} spēle",
  "providers.games_other": "{count} spēles",
  "providers.none.title": "Nav nodrošinātāja ar šādu nosaukumu",
  "providers.none.text": "Mēģini īsāku vārdu vai skati visus.",
  "providers.none.action": "Visi nodrošinātāji",
  "providers.games_zero": "{count} spēļu",
};
