import { useTranslate } from "~/i18n/use-translate";
import { byLetter } from "./by-letter";
import { CountedProviderList } from "./provider-list";
import type { ProviderTile } from "./providers.server";

/** Many providers, letter by letter, with a line of letters that lead there. */
export function ProviderLetters({ providers }: { providers: readonly ProviderTile[] }) {
  const t = useTranslate();
  const groups = byLetter(providers);
  return (
    <>
      <nav aria-label={t("providers.letters")}>
        <ul className="chips scroller">
          {groups.map(({ letter, id }) => (
            <li key={id}>
              <a className="chip" href={`#${id}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, id, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="provider-letter">
          <h2 id={`${id}-title`} className="mb-2 text-lg">
            {letter}
          </h2>
          <CountedProviderList providers={items} />
        </section>
      ))}
    </>
  );
}
