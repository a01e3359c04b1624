import {
  type Jackpot,
  type JackpotWin,
  jackpotCurrency,
  jackpotCycle,
  jackpots,
  jackpotWins,
} from "../../seed/games/jackpots";
import { isoTime, second } from "../../world/clock";
import { amountOf, moneyOf } from "../../world/money";
import type { World } from "../../world/world";
import type { Call, MethodTable } from "../protocol/call";
import { pageByParameters, wholeNumber } from "../protocol/lists";

export const jackpotMethods: MethodTable = {
  "Jackpots.get": {
    verb: "GET",
    cache: "S",
    handle: (call) => jackpots.map((jackpot) => shown(jackpot, call)),
  },
  "Jackpots.getWinners": {
    verb: "GET",
    cache: "S",
    handle(call) {
      const id = wholeNumber(call.parameters, "jackpot_id");
      const wins = jackpotWins.filter((win) => id === undefined || win.jackpotId === id);
      const page = pageByParameters(wins, call.parameters);
      return { ...page, items: page.items.map((win) => shownWin(win, call)) };
    },
  },
};

function shown(jackpot: Jackpot, call: Call) {
  const { locale, world, base, now } = call;
  const seconds = Math.floor((Math.max(0, now - world.origin) % jackpotCycle) / second);
  const levels = jackpot.levels.map((level) => ({
    ...level,
    cents: level.start + level.growthPerSecond * seconds,
  }));
  const total = levels.reduce((sum, level) => sum + level.cents, 0);
  const lastWin = jackpotWins.find((win) => win.jackpotId === jackpot.id);
  return {
    id: jackpot.id,
    sysname: jackpot.sysname,
    name: jackpot.name[locale],
    total: moneyOf(total, jackpotCurrency),
    levels: levels.map((level) => ({
      name: level.name[locale],
      amount: moneyOf(level.cents, jackpotCurrency),
      growth_per_second: amountOf(level.growthPerSecond, 2),
    })),
    games: gamesOf(world, jackpot.id).map((game) => game.sysname),
    description: {
      title: jackpot.name[locale],
      text: jackpot.text[locale],
      image_url: `${base}/img/jackpots/${jackpot.sysname}.webp`,
    },
    ...(lastWin ? { last_win: shownWin(lastWin, call) } : {}),
  };
}

function shownWin(win: JackpotWin, { locale, world }: Call) {
  const jackpot = jackpots.find(({ id }) => id === win.jackpotId);
  const games = gamesOf(world, win.jackpotId);
  const game = games[win.gameIndex % games.length];
  return {
    id: win.id,
    jackpot_id: win.jackpotId,
    level: jackpot?.levels[win.level]?.name[locale],
    fakename: win.fakename,
    amount: moneyOf(win.amount, jackpotCurrency),
    ...(game ? { game: { sysname: game.sysname, name: game.name, image_url: game.image_url } } : {}),
    created_at: isoTime(world.origin - win.ago),
  };
}

function gamesOf(world: World, jackpotId: number) {
  return world.games.map((game) => game.shown).filter((game) => game.extra.jackpot_id === jackpotId);
}
