import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import { Choices, countFilters, ResetFilters, useFilters, useSorts } from "./filter-groups";
import type { Hall } from "./hall.server";
import { hallPath } from "./hall-query";

/**
 * The filters, and on a phone the order, in a sheet over the games (`hall.css`). It is a disclosure, so that it opens
 * and closes without script; with script a choice leaves it open, and Escape or a focus that goes on closes the sheet.
 */
export function FilterPanel(hall: Hall) {
  const { query, defaultCategory, providers, list } = hall;
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  const { number } = useFormats();
  const panel = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const sorts = useSorts(query);
  const filters = useFilters(hall);
  const chosen = countFilters(query);

  function close() {
    if (!panel.current) return;
    panel.current.open = false;
    panel.current.querySelector("summary")?.focus();
  }
  function handleKey({ key }: KeyboardEvent) {
    if (key === "Escape") close();
  }
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
    const hasLeft = relatedTarget && !currentTarget.contains(relatedTarget);
    if (hasLeft && sheet.current && getComputedStyle(sheet.current).position === "fixed")
      currentTarget.open = false;
  }
  function handleShow(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  return (
    <details
      ref={panel}
      className="filter-panel"
      data-keep-scroll=""
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <summary>
        <Icon name="filter" />
        {t("games.hall.filter")}
        {chosen > 0 && <span className="filter-count tabular">{number(chosen)}</span>}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <div ref={sheet} className="filter-sheet">
        <p aria-hidden="true" className="filter-title for-sheet">
          {t("games.hall.filter")}
        </p>
        <div className="filter-groups">
          {[sorts, ...filters].map((group) => (
            <div key={group.label} className={group === sorts ? "for-sheet" : "min-w-0"}>
              <p aria-hidden="true" className="filter-label">
                {group.label}
              </p>
              <Choices {...group} query={query} defaultCategory={defaultCategory} />
            </div>
          ))}
        </div>
        <p className="chips flex-wrap">
          {providers && providers.total > providers.providers.length && (
            <a className="chip" href={dialogHref({ dialog: "providers" })} rel="nofollow">
              <Icon name="plus" className="size-4" />
              {t("games.hall.allProviders", { count: providers.total })}
            </a>
          )}
          <ResetFilters {...hall} />
        </p>
        <div className="filter-foot for-sheet">
          <ButtonLink
            className="w-full"
            href={localePath(hallPath(query, { page: query.page }, defaultCategory))}
            onClick={handleShow}
          >
            {t("games.picker.show")}
            {list.ok && ` (${number(list.value.total)})`}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}

/** What is chosen, while the panel is closed; each link takes one out. */
export function ChosenFilters(hall: Hall) {
  const t = useTranslate();
  const choices = useFilters(hall).flatMap((group) => group.choices.filter(({ isChosen }) => isChosen));
  if (choices.length === 0) return null;
  return (
    <div className="filter-chosen chips flex-wrap" data-keep-scroll="">
      <Choices
        label={t("games.hall.chosen")}
        choices={choices}
        query={hall.query}
        defaultCategory={hall.defaultCategory}
      />
      <ResetFilters {...hall} />
    </div>
  );
}
