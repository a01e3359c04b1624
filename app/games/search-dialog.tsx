import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

export function SearchBody() {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <form role="search" action={useLocalePath()(paths.gameHall())} className="dialog-search">
      <Field
        label={t("dialogs.gamesSearch.label")}
        inputProps={{ type: "search", name: "search", enterKeyHint: "search", ...{ "data-focus": "" } }}
      />
      <Button size="l">{t("dialogs.gamesSearch.submit")}</Button>
    </form>
  );
}
