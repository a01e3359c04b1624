import type { Fixture } from "./fixtures.server";

/** What an address below `/betting` is about: a match, a sport, else the league that it lies in. */
export function headingOf(
  path: string,
  fixtures: readonly Fixture[],
  sports: readonly { name: string; path: string }[],
): string | undefined {
  const above = (of: string) => of.slice(0, of.lastIndexOf("/"));
  const isNear = (own: string) => above(own) === path || above(own) === above(path);
  return (
    fixtures.find((fixture) => fixture.path === path)?.name ??
    sports.find((sport) => sport.path === path)?.name ??
    fixtures.find((fixture) => fixture.path && isNear(fixture.path))?.league
  );
}
