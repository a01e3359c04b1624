import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Time } from "~/ui/format/time";
import { ChipLinks } from "~/ui/lists/chip-links";
import type { Betting } from "./betting.server";
import type { Fixture } from "./fixtures.server";

/** What the page says beside the frame: about betting here, the sports, the matches that the platform lists. */
export function Fixtures({ fixtures, sports, path }: Pick<Betting, "fixtures" | "sports" | "path">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <section className="mt-6 flex flex-col gap-4">
      <p className="max-w-(--cr-measure) text-muted text-sm">{t("betting.about")}</p>
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
      {fixtures.length > 0 && (
        <>
          <h2 className="text-lg">{t("betting.fixtures")}</h2>
          <ul className="fixtures">
            {fixtures.map((fixture) => (
              <FixtureRow key={fixture.id} fixture={fixture} />
            ))}
          </ul>
        </>
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
