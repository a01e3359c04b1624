import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Button } from "~/ui/button";

interface RecentSearchesProps {
  searches: readonly string[];
  onForget: () => void;
}

/** Recent searches of this device, as links to their results. */
export function RecentSearches({ searches, onForget }: RecentSearchesProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (searches.length === 0) return null;
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 className="search-label">{t("search.recent")}</h3>
        <Button type="button" variant="ghost" size="s" onClick={onForget}>
          {t("search.forget")}
        </Button>
      </div>
      <ul className="chips flex-wrap">
        {searches.map((search) => (
          <li key={search} className="min-w-0">
            <a className="chip max-w-full" href={localePath(paths.gameHall({ search }))}>
              <bdi className="truncate">{search}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
