import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import type { TournamentPageData } from "./tournament.server";

/** Characters of a name that a narrow phone has room for beside the numbers. */
const LONG_NAME = 14;

interface StandingsProps {
  label: string;
  places: TournamentPageData["standings"];
  own: TournamentPageData["own"];
}

/** Places with points and prizes. A player who is not in the list is appended to it. */
export function Standings({ label, places, own }: StandingsProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const rows = places.map((one) => ({
    ...one,
    isOwn: one.place === own?.place && one.points === own.points,
  }));
  if (own?.place !== undefined && !rows.some(({ isOwn }) => isOwn))
    rows.push({ place: own.place, points: own.points, prize: own.prize, fakename: "", isOwn: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of no fields, in a section that has its name already
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div className="standings" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(["place", "player", "points", "prize"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`tournament.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, fakename, points, prize, isOwn }) => (
            <tr key={`${place} ${isOwn}`} data-own={isOwn ? "" : undefined}>
              <td>{number(place)}</td>
              <td data-long={fakename.length > LONG_NAME ? "" : undefined}>
                {isOwn ? t("tournament.you") : <bdi>{fakename}</bdi>}
              </td>
              <td>{number(points)}</td>
              <td>{prize ? <Money value={prize} className="text-positive" /> : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
