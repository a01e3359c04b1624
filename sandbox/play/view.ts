import { minorUnitsOf, moneyOf } from "../world/money";
import type { Player } from "../world/player";
import { fill, type LocaleCode, words } from "../world/words";
import type { Launch, Outcome, World } from "../world/world";
import { freeSpinsOf, machineOfLaunch, purseOf } from "./rounds";
import { stakesIn } from "./stakes";

/** What changes from round to round, in the words and numerals of the player: the page and the script show the same. */
export interface RoundView {
  balance: string;
  freeSpins: string;
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
    freeSpins: pack ? fill(words.play.freeSpins, { count: pack.remaining_count })[locale] : "",
    message: messageOf(last, gameBalance.currency, locale),
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
