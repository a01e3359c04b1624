import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useFieldOfAddress } from "~/ui/form/use-field-of-address";
import { Icon } from "~/ui/icons/icon";
import { SEARCH_LIMIT } from "../search/search-text";

/** Search of providers as a GET form, so that results have a URL. */
export function ProvidersSearch({ search }: { search: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const field = useFieldOfAddress<HTMLInputElement>(search);
  return (
    <search aria-label={t("providers.search")}>
      <form action={localePath(paths.providers())} className="flex flex-wrap gap-2">
        <div className="hall-field min-w-0 flex-[1_1_12rem] tablet:max-w-md">
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={SEARCH_LIMIT}
            aria-label={t("providers.search")}
            placeholder={t("providers.search")}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <Button variant="secondary">{t("providers.submit")}</Button>
      </form>
    </search>
  );
}
