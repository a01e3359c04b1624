import { type Audience, isAnnounced } from "./entities/audience";

/** The parameter of an address that names the campaign it is advertised by. */
export const CAMPAIGN = "utm_campaign";

/** What a page for many knows of who looks: each of it is in the key of the page cache. */
export interface Viewer {
  kind: "visitor" | "player" | "unknown";
  country: string | undefined;
  locale: string;
  market: string | undefined;
  campaign: string | undefined;
}

/** What is one player's own. */
export interface PlayerFacts {
  level: number | undefined;
  /** ISO 8601. */
  registeredAt: string | undefined;
  /** Milliseconds. */
  now: number;
}

type Rules<Facts> = {
  [Name in keyof NonNullable<Audience>]?: (
    wanted: NonNullable<NonNullable<Audience>[Name]>,
    facts: Facts,
  ) => boolean;
};

const DAY_MS = 86_400_000;

const ofViewer: Rules<Viewer> = {
  viewer: (kind, viewer) => viewer.kind === kind,
  countries: isOne(({ country }) => country),
  locales: isOne(({ locale }) => locale),
  markets: isOne(({ market }) => market),
  campaigns: isOne(({ campaign }) => campaign),
};

const ofPlayer: Rules<PlayerFacts> = {
  levels: isOne(({ level }) => level),
  registeredSince: (since, { registeredAt: at }) => at !== undefined && Date.parse(at) >= Date.parse(since),
  registeredWithin: (days, { registeredAt: at, now }) =>
    at !== undefined && Date.parse(at) > now - days * DAY_MS,
};

/** Whether a page for many shows something, as far as it knows who looks. */
export function matchesViewer(audience: Audience, viewer: Viewer): boolean {
  return fits(audience, ofViewer, viewer) && (!isPersonal(audience) || viewer.kind === "player");
}

/** Whether a player's own data decide: then the content is on no shared page. */
export function isPersonal(audience: Audience): boolean {
  return conditions(audience, ofPlayer).length > 0;
}

/** Whether it is for this player, where it is for whom the page is for. */
export function matchesPlayer(audience: Audience, facts: PlayerFacts): boolean {
  return fits(audience, ofPlayer, facts);
}

function fits<Facts>(audience: Audience, rules: Rules<Facts>, facts: Facts): boolean {
  return audience !== null && conditions(audience, rules).every((isMet) => isMet(facts));
}

function conditions<Facts>(audience: Audience, rules: Rules<Facts>): ((facts: Facts) => boolean)[] {
  return Object.entries(audience ?? {}).flatMap(([name, wanted]) => {
    const rule = rules[name as keyof Rules<Facts>] as
      | ((wanted: unknown, facts: Facts) => boolean)
      | undefined;
    return rule && isAnnounced(wanted) ? [(facts: Facts) => rule(wanted, facts)] : [];
  });
}

function isOne<Facts, T>(of: (facts: Facts) => T | undefined) {
  return (wanted: T[], facts: Facts) => {
    const own = of(facts);
    return own !== undefined && wanted.includes(own);
  };
}
