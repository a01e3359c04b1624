import { useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { Field } from "~/ui/form/field";
import { useFormats } from "~/ui/format/formats";
import { hallAddress, hallPath, LIST_LIMIT, parseHallQuery } from "../hall/hall-query";
import { matchesSearch } from "../search/search-text";
import type { PickerData } from "./provider-picker.server";

/** All providers as checkboxes in a GET form to the hall, which keeps the other filters. */
export function ProviderPicker({ data: { providers, defaultCategory } }: DialogBodyProps<PickerData>) {
  const t = useTranslate();
  const { number } = useFormats();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  const isScripted = useHydrated();
  const query = parseHallQuery(new URLSearchParams(useLocation().search), defaultCategory);
  const [search, setSearch] = useState("");
  const preserved = hallAddress(query, { providers: [] }, defaultCategory);
  const isShown = (name: string) => matchesSearch(name, search);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("providers").map(String).slice(0, LIST_LIMIT);
    navigate(hallPath(query, { providers: chosen }, defaultCategory));
  }

  return (
    <form action={localePath(paths.gameHall())} className="picker" onSubmit={show}>
      {Object.entries(preserved).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {isScripted && (
        <Field
          label={t("games.picker.find")}
          inputProps={{
            type: "search",
            name: "find",
            autoComplete: "off",
            onInput: (event) => setSearch(event.currentTarget.value),
          }}
        />
      )}
      <ul className="picker-list" aria-label={t("games.hall.providers")}>
        {providers.map(({ sysname, name, gamesCount }) => (
          <li key={sysname} hidden={!isShown(name)}>
            <label className="picker-option">
              <input
                type="checkbox"
                name="providers"
                value={sysname}
                defaultChecked={query.providers.includes(sysname)}
              />
              <span className="min-w-0 flex-1">{name}</span>
              <span className="tabular text-sm text-muted">{number(gamesCount)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted">
        {!providers.some(({ name }) => isShown(name)) && t("games.picker.none")}
      </p>
      <div className="picker-foot">
        <p className="text-sm text-muted">{t("games.picker.text", { limit: LIST_LIMIT })}</p>
        <Button size="l">{t("games.picker.show")}</Button>
      </div>
    </form>
  );
}
