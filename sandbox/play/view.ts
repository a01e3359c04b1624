import { minorUnitsOf, moneyOf } from "../world/money";
import type { Player } from "../world/player";
import { fill, type LocaleCode, words } from "../world/words";
import type { Launch, Outcome, World } from "../world/world";
import type { Machine } from "./machines";
import { freeSpinsOf, machineOfLaunch, purseOf } from "./rounds";
import { stakesIn } from "./stakes";

/** What changes from round to round, in the words and numerals of the player: the page and the script show the same. */
export interface RoundView {
  balance: string;
  /** What the player has in bonuses, which a game does not take; empty without one. */
  bonus: string;
  /** How many are left; empty where a round takes the stake. */
  freeSpins: string;
  /** On the button. */
  spin: string;
  message: string;
  tone: "calm" | "won";
  /** The face each reel shows. */
  line: number[];
}

export function viewOf(world: World, launch: Launch, player: Player | null): RoundView {
  const gameBalance = purseOf(launch, player);
  const pack = freeSpinsOf(world, launch, player);
  const { last, locale } = launch;
  return {
    balance: moneyText(minorUnitsOf(gameBalance), gameBalance.currency, locale),
    bonus: launch.mode === "play" && player ? bonusText(player, locale) : "",
    freeSpins: pack ? fill(words.play.freeSpins, { count: pack.remaining_count })[locale] : "",
    spin: pack ? words.play.freeSpin[locale] : spinText(machineOfLaunch(world, launch), locale),
    message: pack && !last ? "" : messageOf(last, gameBalance.currency, locale),
    tone: last && last.win >= last.stake ? "won" : "calm",
    line: last?.line ?? startLine(machineOfLaunch(world, launch).reels),
  };
}

export function stakesOf(launch: Launch, player: Player | null): { value: string; text: string }[] {
  const { currency } = purseOf(launch, player);
  return stakesIn(currency).map((stake) => ({
    value: String(stake),
    text: numberText(stake, currency, launch.locale),
  }));
}

/** A free spin plays the lowest stake. */
export function freeStakeText(launch: Launch, player: Player | null): string {
  const { currency } = purseOf(launch, player);
  const amount = moneyText(stakesIn(currency)[0], currency, launch.locale);
  return fill(words.play.freeStake, { amount })[launch.locale];
}

/** Bonus and betting bonus: with the main balance, the sum that a site shows. */
export function bonusText({ balance_bonus, balance_betting_bonus }: Player, locale: LocaleCode): string {
  const sum = minorUnitsOf(balance_bonus) + minorUnitsOf(balance_betting_bonus);
  return sum > 0 ? moneyText(sum, balance_bonus.currency, locale) : "";
}

/** A machine without choices says what it does. */
function spinText({ choices: [first, ...others] }: Machine, locale: LocaleCode): string {
  return first && others.length === 0 ? first.label[locale] : words.play.spin[locale];
}

/** Nobody has played yet: one of each of the first faces. */
const startLine = (reels: number) => Array.from({ length: reels }, (_, reel) => reel);

function messageOf(last: Outcome | undefined, currency: string, locale: LocaleCode): string {
  if (!last) return words.play.ready[locale];
  if (last.win === 0) return words.play.lost[locale];
  const amount = moneyText(last.win, currency, locale);
  return fill(last.win >= last.stake ? words.play.won : words.play.returned, { amount })[locale];
}

/** `Intl` knows ISO codes only; any other code follows the number (docs/contract.md#1.7). */
export function isIsoCurrency(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency) && currency !== "FUN";
}

export function moneyText(minorUnits: number, currency: string, locale: LocaleCode): string {
  if (!isIsoCurrency(currency)) return `${numberText(minorUnits, currency, locale)} ${currency}`;
  const { amount } = moneyOf(minorUnits, currency);
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount as `${number}`);
}

function numberText(minorUnits: number, currency: string, locale: LocaleCode): string {
  const { amount } = moneyOf(minorUnits, currency);
  const digits = Math.min(2, amount.split(".")[1]?.length ?? 0);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(amount as `${number}`);
}
