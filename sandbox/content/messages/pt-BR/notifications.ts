import type { notifications as en } from "../../../../app/i18n/messages/en/notifications";

export const notifications: Record<keyof typeof en, string> = {
  "notifications.title": "No site",
  "notifications.lead": "Vale em todos os dispositivos em que você entrar.",
  "notifications.sound": "Som dos avisos",
  "notifications.popups": "Mensagens que se abrem sozinhas",
  "notifications.on": "Ativado",
  "notifications.off": "Desativado",
  "notifications.turnOn": "Ativar",
  "notifications.turnOff": "Desativar",
  "notifications.closed.text": "As mensagens e dicas que você fechou não aparecem mais.",
  "notifications.closed.show": "Mostrar de novo",
  "notifications.quota":
    "Não há mais espaço para configurações na sua conta, então nada foi alterado. Mostre de novo as mensagens fechadas para liberar espaço.",
};
