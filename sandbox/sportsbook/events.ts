import type { MethodTable } from "../platform/protocol/call";
import { invalidParameters } from "../platform/protocol/errors";
import { wholeNumber } from "../platform/protocol/lists";
import { textOf } from "../platform/protocol/parameters";
import { isoTime } from "../world/clock";
import { dialectOf } from "./address";
import { matchesAt, pathOf } from "./book";
import { outerPath } from "./dialects";
import { type Sport, sports } from "./leagues";
import { texts } from "./texts";

export const eventMethods: MethodTable = {
  "betting.getEvents": {
    verb: "GET",
    cache: "S",
    handle({ world, locale, parameters }) {
      const sport = textOf(parameters, "sport");
      if (sport !== undefined && !sports.includes(sport as Sport))
        throw invalidParameters({ sport: ["WRONG_VALUE"] });
      return matchesAt(world.clock.now())
        .filter(({ league }) => sport === undefined || league.sport === sport)
        .slice(0, wholeNumber(parameters, "count") ?? 10)
        .map((match) => ({
          id: match.id,
          sport: match.league.sport,
          sport_name: texts.sports[match.league.sport][locale],
          league: match.league.name,
          home: match.home,
          away: match.away,
          start_at: isoTime(match.startsAt),
          path: outerPath(dialectOf(world), pathOf(match)),
          ...(match.league.venue && { venue: match.league.venue }),
        }));
    },
  },
};
