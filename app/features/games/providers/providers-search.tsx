import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { SearchField } from "../search-field";

/** Search of providers as a GET form, so that results have a URL. */
export function ProvidersSearch({ search }: { search: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <search aria-label={t("providers.search")}>
      <form action={localePath(paths.providers())}>
        <SearchField
          search={search}
          label={t("providers.search")}
          clearHref={localePath(paths.providers())}
          className="tablet:max-w-md"
        />
      </form>
    </search>
  );
}
