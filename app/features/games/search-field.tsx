import { useTranslate } from "~/i18n/use-translate";
import { useFieldOfAddress } from "~/ui/form/use-field-of-address";
import { Icon } from "~/ui/icons/icon";
import { SEARCH_LIMIT } from "./search/search-text";

interface SearchFieldProps {
  search: string;
  label: string;
  /** The same page without what was searched for. */
  clearHref: string;
  className?: string;
}

/** The field of a list's search, and before it the button that sends it. */
export function SearchField({ search, label, clearHref, className = "" }: SearchFieldProps) {
  const t = useTranslate();
  const field = useFieldOfAddress<HTMLInputElement>(search);
  return (
    <div className={`field-box ${className}`}>
      <button type="submit" aria-label={t("games.hall.submit")}>
        <Icon name="search" />
      </button>
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={SEARCH_LIMIT}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
      />
      {search && (
        <a href={clearHref} className="icon-button -me-3" aria-label={t("games.hall.clear")}>
          <Icon name="close" />
        </a>
      )}
    </div>
  );
}
