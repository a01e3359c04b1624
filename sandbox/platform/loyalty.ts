import { characters } from "../seed/characters";
import { mainLevels, vipLevels } from "../seed/rewards/levels";
import { noticeTexts } from "../seed/rewards/notices";
import { type QuestRow, quests } from "../seed/rewards/quests";
import { day, isoTime, minute } from "../world/clock";
import type { Notice, Player } from "../world/player";
import { fill, inLocale, type LocaleCode, words } from "../world/words";
import { shownLevels } from "./loyalty-levels";
import type { Call, MethodTable } from "./protocol/call";
import { textOf } from "./protocol/parameters";

/** How long a notice stays in the reply after its first delivery (contract D59). */
const noticeLife = minute;

const pointsAlias = words("points", "puntos", "pontos", "punkti", "نقاط");

const programs = [
  {
    id: 1,
    sysname: "main",
    levels: mainLevels,
    name: words(
      "Loyalty club",
      "Club de fidelidad",
      "Clube de fidelidade",
      "Lojalitātes klubs",
      "نادي الولاء",
    ),
    text: words(
      "Every bet brings experience and points. Experience lifts you a level, points are spent in the shop.",
      "Cada apuesta da experiencia y puntos. La experiencia te sube de nivel; los puntos se gastan en la tienda.",
      "Cada aposta rende experiência e pontos. A experiência sobe o nível; os pontos são gastos na loja.",
      "Katra likme dod pieredzi un punktus. Pieredze ceļ līmeni, punktus var tērēt veikalā.",
      "كل رهان يمنحك خبرة ونقاطًا. ترفع الخبرة مستواك وتُنفق النقاط في المتجر.",
    ),
    scene: "temple",
  },
  {
    id: 2,
    sysname: "vip",
    levels: vipLevels,
    name: words("VIP club", "Club VIP", "Clube VIP", "VIP klubs", "نادي كبار اللاعبين"),
    text: words(
      "By invitation, for players of the highest level: a manager, higher limits, events.",
      "Por invitación, para jugadores del nivel más alto: gestor personal, límites más altos y eventos.",
      "Por convite, para jogadores do nível mais alto: gerente, limites maiores e eventos.",
      "Pēc uzaicinājuma augstākā līmeņa spēlētājiem: menedžeris, augstāki limiti, pasākumi.",
      "بدعوة خاصة للاعبي أعلى مستوى: مدير حساب وحدود أعلى وفعاليات.",
    ),
    scene: "roulette",
  },
];

export const loyaltyMethods: MethodTable = {
  "loyalty.getinfo": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, locale, base }) {
      const { points, character_id } = player.loyalty;
      const character = inLocale(characters, locale).find(({ id }) => id === character_id);
      return {
        id: player.uid,
        uid: player.uid,
        is_active: true,
        points,
        pointsAlias: pointsAlias[locale],
        ...(character
          ? {
              character: {
                ...character,
                image_url: `${base}/img/characters/${character.sysname}.webp`,
                is_available: true,
                is_selected: true,
              },
            }
          : {}),
        levels: shownLevels(mainLevels, player, locale),
      };
    },
  },
  "loyalty.getnotifications": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, locale, now }) {
      player.notices = player.notices.filter(
        ({ delivered_at }) => delivered_at === undefined || now < Date.parse(delivered_at) + noticeLife,
      );
      for (const notice of player.notices) notice.delivered_at ??= isoTime(now);
      return player.notices.map((notice) => shownNotice(notice, locale));
    },
  },
  "loyalty.getPrograms": {
    verb: "GET",
    cache: "S",
    handle: (call) => programs.map((program) => shownProgram(program, call)),
  },
  "loyalty.getProgram": {
    verb: "GET",
    cache: "S",
    handle(call) {
      const program = programs.find(({ sysname }) => sysname === textOf(call.parameters, "sysname"));
      return program ? shownProgram(program, call) : null;
    },
  },
};

function shownNotice({ id, trigger, type, amount, amountType }: Notice, locale: LocaleCode) {
  const texts = noticeTexts[trigger];
  const message = fill(texts[type], { amount })[locale];
  return { id, trigger, type, title: texts.title[locale], message, amount, amountType };
}

function shownProgram({ id, sysname, levels, name, text, scene }: (typeof programs)[number], call: Call) {
  const { locale, base, player } = call;
  return {
    id,
    sysname,
    name: name[locale],
    is_active: true,
    description: {
      title: name[locale],
      text: text[locale],
      image_url: `${base}/img/programs/${scene}.webp`,
    },
    levels: shownLevels(levels, player, locale),
    quests: quests
      .filter(({ program }) => program === sysname)
      .map((quest) => shownQuest(quest, player, call)),
  };
}

/** A visitor has begun none of them. */
function shownQuest(quest: QuestRow, player: Player | null, { locale, base, world }: Call) {
  const { id, sysname, title, text, status, goal, done, amount, amountType, ends } = quest;
  return {
    id,
    sysname,
    title: title[locale],
    description: text[locale],
    image_url: `${base}/img/quests/${sysname}.webp`,
    status: player || status === "locked" ? status : "available",
    progress: { minValue: 0, maxValue: goal, expCount: player ? done : 0 },
    amount,
    amountType,
    ...(ends === undefined ? {} : { expired_at: isoTime(world.origin + ends * day) }),
  };
}
