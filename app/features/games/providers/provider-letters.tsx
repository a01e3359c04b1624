import { useTranslate } from "~/i18n/use-translate";
import { byLetter } from "./by-letter";
import { CountedProviderList, type CountedProviders } from "./provider-list";
import type { ProviderList } from "./providers.server";

interface ProviderLettersProps extends CountedProviders, Pick<ProviderList, "letters"> {
  /** URL of a page, for letters that are not on this one. */
  hrefOf: (page: number) => string;
}

/** Providers grouped by letter, with links to the letters. */
export function ProviderLetters({ providers, anchor, letters, hrefOf }: ProviderLettersProps) {
  const t = useTranslate();
  const groups = byLetter(providers);
  const shown = new Set(groups.map(({ id }) => id));
  return (
    <>
      <nav aria-label={t("providers.letters")}>
        <ul className="chips scroller">
          {letters.map(({ letter, id, page }) => (
            <li key={id}>
              <a href={shown.has(id) ? `#${id}` : `${hrefOf(page)}#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, id, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="provider-letter">
          <h2 id={`${id}-title`} className="mb-2 text-lg">
            {letter}
          </h2>
          <CountedProviderList providers={items} anchor={anchor} />
        </section>
      ))}
    </>
  );
}
