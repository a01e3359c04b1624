import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Fold } from "~/ui/fold";
import { Time } from "~/ui/format/time";
import { ChipLinks } from "~/ui/lists/chip-links";
import type { Betting } from "./betting.server";
import type { Fixture } from "./fixtures.server";

/**
 * What the page says beside the frame: about betting here, and the sports and matches that the platform lists. The frame has
 * those too, so they are folded, for whoever has no use for it: search engines, and browsers in which it does not work.
 */
export function Fixtures({ fixtures, sports, path }: Pick<Betting, "fixtures" | "sports" | "path">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <section className="mt-6 flex flex-col gap-4">
      <p className="max-w-(--cr-measure) text-muted text-sm">{t("betting.about")}</p>
      {fixtures.length > 0 && (
        <Fold title={t("betting.fixtures")}>
          {sports.length > 0 && (
            <ChipLinks
              label={t("betting.sports")}
              links={sports.map((sport) => ({
                name: sport.name,
                href: localePath(paths.betting(sport.path)),
                isCurrent: sport.path === path,
              }))}
            />
          )}
          <ul className="fixtures">
            {fixtures.map((fixture) => (
              <FixtureRow key={fixture.id} fixture={fixture} />
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function FixtureRow({ fixture: { name, league, sportName, startsAt, path } }: { fixture: Fixture }) {
  const localePath = useLocalePath();
  return (
    <li>
      {path ? (
        <a href={localePath(paths.betting(path))}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      <small>
        <bdi>{league ?? sportName}</bdi> · <Time value={startsAt} />
      </small>
    </li>
  );
}
