import { requirements } from "~/forms/account-requirements/requirements";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Notice } from "~/ui/feedback/notice";

/**
 * Without script the page does not receive the frame's refusal: the frame shows it, and these are links to fix it.
 */
export function NoScriptActions({ here }: { here: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const links = [
    ...Object.values(requirements),
    { label: "play.action.support" as const, path: paths.support },
  ];
  return (
    <div className="mt-3 hidden noscript:block">
      <Notice title={t("play.noScript.title")}>
        <p>{t("play.noScript.text")}</p>
        <p className="flex flex-wrap gap-x-4">
          {links.map(({ label, path }) => (
            <a
              key={label}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={localePath(path(here))}
            >
              {t(label)}
            </a>
          ))}
        </p>
      </Notice>
    </div>
  );
}
