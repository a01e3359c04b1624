import { useTranslate } from "~/i18n/use-translate";
import { useFieldOfAddress } from "~/ui/form/use-field-of-address";
import { Icon } from "~/ui/icons/icon";
import { SEARCH_LIMIT } from "./search/search-text";

interface SearchFieldProps {
  search: string;
  label: string;
  className?: string;
}

/** The field of a list's search, and before it the button that sends it. */
export function SearchField({ search, label, className = "" }: SearchFieldProps) {
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
    </div>
  );
}
