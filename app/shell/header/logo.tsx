import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { useSiteName } from "~/shell/layout-data/use-frame-data";

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
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-md pe-1"
    >
      <span className="logo" />
      <span
        className={`${isAlone ? "" : "hidden tablet:block"} truncate font-bold text-[1.0625rem] tracking-tight`}
      >
        {siteName}
      </span>
    </a>
  );
}
