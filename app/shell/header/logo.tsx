import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { useSiteName } from "~/shell/layout-data/use-layout-data";

/**
 * The operator's logo and name; narrow headers show the logo only. `isAlone`: links home with a full document load,
 * because the policy of a form's document forbids menus inserted as HTML.
 */
export function Logo({ isAlone }: { isAlone?: boolean }) {
  const t = useTranslate();
  const siteName = useSiteName();
  return (
    <a
      href={useLocalePath()(paths.home())}
      data-document={isAlone ? "" : undefined}
      aria-label={t("common.toHome", { brand: siteName })}
      className="logo-link"
    >
      <span className="logo" />
      <span className="logo-name">{siteName}</span>
    </a>
  );
}
