import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icon";
import type { Hall } from "./hall.server";
import { hallPath, toggleProvider } from "./hall-query";

/** Each provider is a link to the same hall with it taken in or out, so several can be chosen without script. */
export function ProviderFilter({ query, defaultCategory, providers }: Hall) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!providers) return null;
  const hrefFor = (chosen: string[]) => localePath(hallPath(query, { providers: chosen }, defaultCategory));
  return (
    <details className="provider-filter" open={query.providers.length > 0 || undefined}>
      <summary>
        <Icon name="filter" className="size-5" />
        {t("games.hall.providers")}
        {query.providers.length > 0 && <span className="tabular">({query.providers.length})</span>}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="chips mt-3 flex-wrap">
        {query.providers.length > 0 && (
          <li>
            <a className="chip" href={hrefFor([])} data-keep-scroll="">
              {t("games.hall.resetProviders")}
            </a>
          </li>
        )}
        {providers.providers.map(({ sysname, name }) => {
          const isChosen = query.providers.includes(sysname);
          return (
            <li key={sysname}>
              <a
                className="chip"
                href={hrefFor(toggleProvider(query.providers, sysname))}
                aria-current={isChosen ? "true" : undefined}
                data-keep-scroll=""
              >
                {name}
                {isChosen && <Icon name="close" className="size-4" />}
              </a>
            </li>
          );
        })}
      </ul>
      {providers.isCut && <p className="mt-3 text-sm text-muted">{t("games.hall.providersHint")}</p>}
    </details>
  );
}
