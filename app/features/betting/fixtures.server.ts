import type { PageContext } from "~/context/app-context";
import type { SportEvent } from "~/platform/entities/play";
import { settleSection } from "~/shell/sections/page-section";
import { ourPath } from "./vendors/routes";
import { type VendorName, vendors } from "./vendors/vendors";

/** A match that the platform lists. */
export interface Fixture {
  id: string;
  name: string;
  home: string;
  away: string;
  sport: string;
  sportName: string;
  league?: string;
  startsAt: string;
  venue?: string;
  /** Below `/betting`; absent: the sportsbook has no such page. */
  path?: string;
}

const FIXTURES = 20;

/** The platform's matches; none where it does not list them, or cannot now. */
export async function listFixtures(context: PageContext, vendor: VendorName): Promise<Fixture[]> {
  const events = await settleSection(
    context,
    context.platform.attempt("betting.getEvents", { count: FIXTURES }),
  );
  return events.ok && events.value.ok ? events.value.data.map((event) => toFixture(event, vendor)) : [];
}

/** Each sport once, with the address above its matches: the part of theirs up to the sport's own name. */
export function sportsOf(fixtures: readonly Fixture[]): { name: string; path: string }[] {
  const found = new Map<string, { name: string; path: string }>();
  for (const { sport, sportName, path } of fixtures) {
    const segments = path?.split("/") ?? [];
    const at = segments.indexOf(sport);
    if (at >= 0 && !found.has(sport))
      found.set(sport, { name: sportName, path: segments.slice(0, at + 1).join("/") });
  }
  return [...found.values()];
}

function toFixture(event: SportEvent, vendor: VendorName): Fixture {
  const { id, sport, sport_name, league, home, away, start_at, path, venue } = event;
  return {
    id: String(id),
    name: `${home} – ${away}`,
    home,
    away,
    sport,
    sportName: sport_name ?? sport,
    league,
    startsAt: start_at,
    venue,
    path: (path && ourPath(vendors[vendor].routes, path)) || undefined,
  };
}
