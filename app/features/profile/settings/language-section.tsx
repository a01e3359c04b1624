import { useLocation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { type Option, SelectField } from "~/ui/form/select-field";
import { Section } from "~/ui/section";

interface LanguageSectionProps {
  current: string;
  name: string;
  options: Option[];
}

/** Changes the language of the account, of this browser and of the page together. */
export function LanguageSection({ current, name, options }: LanguageSectionProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const label = t("personal.language.title");
  return (
    <Section title={label}>
      {options.length === 0 ? (
        <>
          <p className="mb-4 max-w-(--cr-measure) text-sm text-muted">{t("personal.language.ofAccount")}</p>
          <p className="font-semibold">{name}</p>
        </>
      ) : (
        <form method="post" action={localePath(paths.locale())} className="grid gap-4 [&_label]:sr-only">
          <input type="hidden" name="redirectTo" value={pathname + withoutDialog(search)} />
          <SelectField
            label={label}
            selectProps={{ name: "locale", options, defaultValue: current, autoComplete: "language" }}
          />
          <p>
            <Button size="l" variant="secondary">
              {t("profile.save")}
            </Button>
          </p>
        </form>
      )}
    </Section>
  );
}
