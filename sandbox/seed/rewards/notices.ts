import type { Notice } from "../../world/player";
import { type Words, words } from "../../world/words";

const triggers = ["register", "profile", "confirm", "quest", "product", "level"] as const;

/** One of every trigger in both types, oldest first. */
export function plantNotices(): Notice[] {
  return triggers.flatMap((trigger, place) =>
    (["credit", "debit"] as const).map((type, side) => ({
      id: place * 2 + side + 1,
      trigger,
      type,
      amount: (place + 1) * 10,
      amountType: "points",
    })),
  );
}

/** What a notice says; `{amount}` is written by the reply. */
export const noticeTexts: Record<Notice["trigger"], { title: Words; credit: Words; debit: Words }> = {
  register: {
    title: words("Welcome", "Te damos la bienvenida", "Boas-vindas", "Laipni lūdzam", "أهلًا بك"),
    credit: words(
      "{amount} points for joining us",
      "{amount} puntos por unirte",
      "{amount} pontos por entrar",
      "{amount} punkti par pievienošanos",
      "{amount} نقطة لانضمامك",
    ),
    debit: words(
      "Welcome points expired: {amount}",
      "Puntos de bienvenida caducados: {amount}",
      "Pontos de boas-vindas expirados: {amount}",
      "Sveiciena punkti beigušies: {amount}",
      "انتهت نقاط الترحيب: {amount}",
    ),
  },
  profile: {
    title: words("Your profile", "Tu perfil", "Seu perfil", "Tavs profils", "ملفك"),
    credit: words(
      "{amount} points for a complete profile",
      "{amount} puntos por completar el perfil",
      "{amount} pontos pelo perfil completo",
      "{amount} punkti par aizpildītu profilu",
      "{amount} نقطة لإكمال ملفك",
    ),
    debit: words(
      "Profile points taken back: {amount}",
      "Puntos de perfil retirados: {amount}",
      "Pontos de perfil retirados: {amount}",
      "Profila punkti atņemti: {amount}",
      "استُعيدت نقاط الملف: {amount}",
    ),
  },
  confirm: {
    title: words(
      "Contact confirmed",
      "Contacto confirmado",
      "Contato confirmado",
      "Kontakts apstiprināts",
      "تم تأكيد جهة الاتصال",
    ),
    credit: words(
      "{amount} points for confirming",
      "{amount} puntos por confirmar",
      "{amount} pontos por confirmar",
      "{amount} punkti par apstiprināšanu",
      "{amount} نقطة للتأكيد",
    ),
    debit: words(
      "Confirmation points taken back: {amount}",
      "Puntos de confirmación retirados: {amount}",
      "Pontos de confirmação retirados: {amount}",
      "Apstiprināšanas punkti atņemti: {amount}",
      "استُعيدت نقاط التأكيد: {amount}",
    ),
  },
  quest: {
    title: words("Quest", "Misión", "Missão", "Uzdevums", "مهمة"),
    credit: words(
      "Quest completed: {amount} points",
      "Misión cumplida: {amount} puntos",
      "Missão concluída: {amount} pontos",
      "Uzdevums izpildīts: {amount} punkti",
      "أُنجزت المهمة: {amount} نقطة",
    ),
    debit: words(
      "Quest missed: {amount} points",
      "Misión fallida: {amount} puntos",
      "Missão perdida: {amount} pontos",
      "Uzdevums nokavēts: {amount} punkti",
      "فاتت المهمة: {amount} نقطة",
    ),
  },
  product: {
    title: words("Shop", "Tienda", "Loja", "Veikals", "المتجر"),
    credit: words(
      "Bought for {amount} points",
      "Comprado por {amount} puntos",
      "Comprado por {amount} pontos",
      "Nopirkts par {amount} punktiem",
      "تم الشراء مقابل {amount} نقطة",
    ),
    debit: words(
      "Not enough points: {amount} needed",
      "Faltan puntos: se necesitan {amount}",
      "Pontos insuficientes: faltam {amount}",
      "Nepietiek punktu: vajag {amount}",
      "النقاط لا تكفي: المطلوب {amount}",
    ),
  },
  level: {
    title: words("Level", "Nivel", "Nível", "Līmenis", "المستوى"),
    credit: words(
      "A level higher: {amount} points",
      "Un nivel más: {amount} puntos",
      "Um nível acima: {amount} pontos",
      "Līmeni augstāk: {amount} punkti",
      "مستوى أعلى: {amount} نقطة",
    ),
    debit: words(
      "A level lower: {amount} points",
      "Un nivel menos: {amount} puntos",
      "Um nível abaixo: {amount} pontos",
      "Līmeni zemāk: {amount} punkti",
      "مستوى أدنى: {amount} نقطة",
    ),
  },
};
