import Big from "big.js";
import type { CmsConfig } from "~/content/cms-config";
import { safeHref } from "~/content/safe-href";
import type { Banner, Jackpot, LeaderboardEntry, Money, Tournament } from "~/platform/entities";

// What the home page shows of each entity, and nothing else of it: page and cache hold what the loader returns.

export interface HomeBanner {
  id: string;
  title: string;
  text?: string;
  image?: string;
  imageMobile?: string;
  /** Checked: https, or a path of this site. */
  href?: string;
  buttonLabel?: string;
}

export interface HomeJackpot {
  id: string;
  name: string;
  total: Money;
  /** Decimal string in the currency of the total; 0 when it stands still. */
  growthPerSecond: string;
  levels: { name: string; amount: Money }[];
  lastWin?: { player: string; amount: Money };
}

export interface LiveWin {
  player: string;
  amount: Money;
  /** ISO 8601. */
  at: string;
  game?: { sysname: string; name: string; image?: string };
}

export interface HomeTournament {
  id: string;
  title: string;
  image?: string;
  prize: Money;
  players: number;
  /** ISO 8601. */
  endsAt: string;
}

/** The operator's name for the place on this page. */
const HOME_POSITION = "home-main";
/** Specification 9. */
const BANNERS_SHOWN = 10;

/** Banners of this page, the most important first; where no banner names the place, all of them are shown. */
export function toHomeBanners(banners: Banner[], { positions }: CmsConfig["banner"]): HomeBanner[] {
  const own = banners.filter(({ description }) => description.position === HOME_POSITION);
  const shown = own.length > 0 ? own : banners;
  return [...shown]
    .sort((a, b) => priorityOf(a) - priorityOf(b))
    .slice(0, positions[HOME_POSITION]?.count ?? BANNERS_SHOWN)
    .map(({ id, description }) => ({
      id,
      title: description.title,
      text: description.text,
      image: description.image_url,
      imageMobile: description.image_mobile_url,
      href: (description.button_url && safeHref(description.button_url)) || undefined,
      buttonLabel: description.button_label,
    }));
}

function priorityOf({ description }: Banner): number {
  return description.priority ?? Number.MAX_SAFE_INTEGER;
}

export function toHomeJackpot({ id, name, total, levels, last_win }: Jackpot): HomeJackpot {
  return {
    id,
    name,
    total,
    growthPerSecond: sumGrowth(levels),
    levels: levels.length > 1 ? levels.map((level) => ({ name: level.name, amount: level.amount })) : [],
    lastWin: last_win && { player: last_win.fakename, amount: last_win.amount },
  };
}

function sumGrowth(levels: Jackpot["levels"]): string {
  return levels.reduce((sum, level) => sum.plus(level.growth_per_second ?? 0), new Big(0)).toFixed();
}

export function toLiveWin({ fakename, amount, created_at, game }: LeaderboardEntry): LiveWin {
  return {
    player: fakename,
    amount,
    at: created_at,
    game: game && { sysname: game.sysname, name: game.name, image: game.image_url },
  };
}

export function toHomeTournament(tournament: Tournament): HomeTournament {
  return {
    id: tournament.id,
    title: tournament.description.title,
    image: tournament.description.image_url ?? tournament.image_url,
    prize: tournament.total_prize,
    players: tournament.total_participants,
    endsAt: tournament.end_at,
  };
}
