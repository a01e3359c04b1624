import type { MatchedName } from "./search-text";

/** A name, in which what was typed is marked. */
export function MarkedName({ name }: { name: string | MatchedName }) {
  if (typeof name === "string") return name;
  const [before, match, after] = name;
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  );
}
