import { characters } from "../../seed/characters";
import { noticeTexts } from "../../seed/rewards/notices";
import { type ProgramRow, programs } from "../../seed/rewards/programs";
import { type QuestRow, quests } from "../../seed/rewards/quests";
import { day, isoTime, minute } from "../../world/clock";
import type { Notice, Player } from "../../world/player";
import { fill, inLocale, type LocaleCode, words } from "../../world/words";
import type { Call, MethodTable } from "../protocol/call";
import { textOf } from "../protocol/parameters";
import { shownLevels } from "./loyalty-levels";

/** How long a notice stays in the reply after its first delivery (docs/contract.md#d59). */
const noticeLife = minute;

const pointsAlias = words.site.pointsAlias;

const mainProgram = programs[0] as ProgramRow;

export const loyaltyMethods: MethodTable = {
  "loyalty.getinfo": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, locale, base } = call;
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
        levels: shownLevels(mainProgram, call),
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

function shownProgram(program: ProgramRow, call: Call) {
  const { id, sysname, name, text } = program;
  const { locale, base } = call;
  return {
    id,
    sysname,
    name: name[locale],
    is_active: true,
    description: {
      title: name[locale],
      text: text[locale],
      image_url: `${base}/img/programs/${sysname}.webp`,
    },
    levels: shownLevels(program, call),
    quests: quests
      .filter(({ program }) => program === sysname)
      .map((quest) => shownQuest(quest, call.player, call)),
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
