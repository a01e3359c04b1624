import { useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { DialogBodyProps } from "~/dialogs/declaration";
import type { Translate } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { ChipRow } from "./chip-row";
import type { SearchStart } from "./search.server";
import { CardsOnTheirWay, optionId, SearchList } from "./search-list";
import { optionGroups, placesFor } from "./search-options";
import { SEARCH_LIMIT } from "./search-text";
import { useActiveOption } from "./use-active-option";
import { useRecentSearches } from "./use-recent-searches";
import { type Search, useSearch } from "./use-search";
import { useSearchStart } from "./use-search-start";

/** A large catalogue has a hundred providers: typing finds the others. */
const CHIPS_SHOWN = 16;

/**
 * A GET form to the game hall, and what one may look for; with script it opens at once, and searches while one types.
 * The field is a combobox: it keeps the focus while the arrow keys move through the list.
 */
export function SearchBody({ data }: DialogBodyProps<SearchStart | undefined>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const isListbox = useHydrated();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const { start, isReading } = useSearchStart(data);
  const search = useSearch(text, start);
  const { recent, remember, forget } = useRecentSearches();
  const groups = optionGroups(t, search, start);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const { active, handleKey } = useActiveOption(listId, count, `${search.state} ${search.search}`);

  // Picks up text typed before hydration, or in the header.
  useEffect(() => {
    const field = form.current?.elements.namedItem("search");
    if (!(field instanceof HTMLInputElement)) return;
    field.value ||= takeFromHeader();
    setText(field.value);
  }, []);
  const rememberSearch = () => search.state !== "short" && remember(search.search);
  const status = isReading ? search.search && t("search.waiting") : statusOf(t, search, start, count);

  return (
    <div className="search-body">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from two years ago do not support <search> */}
      <form
        ref={form}
        role="search"
        action={localePath(paths.gameHall())}
        className="search-form"
        onSubmit={rememberSearch}
      >
        <label className="field-box">
          <Icon name="search" />
          <input
            // Not `type="search"`: there Escape clears the field before it closes the dialog.
            inputMode="search"
            name="search"
            aria-label={t("search.label")}
            placeholder={t("search.label")}
            maxLength={SEARCH_LIMIT}
            enterKeyHint="search"
            autoComplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={handleKey}
            {...(isListbox && {
              role: "combobox",
              "aria-expanded": count > 0,
              "aria-controls": listId,
              "aria-autocomplete": "list",
              "aria-activedescendant": active < 0 ? undefined : optionId(listId, active),
            })}
            data-focus=""
          />
        </label>
        <span className="search-submit">
          <Button size="l">{t("search.submit")}</Button>
        </span>
      </form>
      <p role="status" className="search-status tabular">
        {status}
      </p>
      {!search.search && (
        <>
          <ChipRow
            label={t("search.recent")}
            chips={recent.map((name) => ({ name, path: paths.gameHall({ search: name }) }))}
            tool={
              <Button type="button" variant="ghost" size="s" onClick={forget}>
                {t("search.forget")}
              </Button>
            }
          />
          <ChipRow
            label={t("search.providers")}
            chips={start.providers.slice(0, CHIPS_SHOWN).map(({ sysname, name }) => ({
              name,
              path: paths.gameHall({ providers: sysname }),
            }))}
          />
          {isReading && isListbox && <CardsOnTheirWay />}
        </>
      )}
      <SearchList
        id={listId}
        label={t("search.results")}
        groups={groups}
        active={active}
        isListbox={isListbox}
        isStale={search.state === "waiting"}
        onChoose={rememberSearch}
      />
    </div>
  );
}

/** What was typed into the header's field (`header-search.tsx`), which is empty afterwards. */
function takeFromHeader(): string {
  const field = document.querySelector<HTMLInputElement>("input[data-handed]");
  if (!field) return "";
  const { value } = field;
  field.value = "";
  delete field.dataset.handed;
  return value;
}

function statusOf(
  t: Translate,
  { search, state, answer }: Search,
  { minChars, popular, places }: SearchStart,
  count: number,
): string {
  const hasPlaces = placesFor(search, places).length > 0;
  if (!search) return popular.length === 0 ? t("search.failed") : "";
  if (state === "short") return count === 0 ? t("search.short", { count: minChars }) : "";
  if (state === "waiting") return t("search.waiting");
  if (!answer) return t("search.failed");
  if (answer.suggestions) return hasPlaces ? "" : t("search.none", { search });
  const games = t("search.foundGames", { count: answer.total });
  const providers = answer.providers.length;
  return providers > 0 ? `${games} · ${t("search.foundProviders", { count: providers })}` : games;
}
