import type { ageGate as en } from "../../../../app/i18n/messages/en/age-gate";

export const ageGate: Record<keyof typeof en, string> = {
  "ageGate.title": "Você tem {age} anos ou mais?",
  "ageGate.text": "Jogos com dinheiro são para adultos. Diga se você tem pelo menos {age} anos.",
  "ageGate.yes": "Sim, tenho {age} anos ou mais",
  "ageGate.no": "Não, tenho menos",
  "ageGate.refused.title": "É preciso ter {age} anos ou mais",
  "ageGate.refused.text":
    "Ainda não podemos mostrar nada a você aqui. Se o jogo preocupa você, em casa ou entre amigos, estas pessoas ajudam de graça.",
};
