import { requirements } from "~/account-requirements/requirements";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Notice } from "~/ui/notice";

/** Without a script nobody hears why a game did not start: the frame shows it, and here are the ways on. */
export function NoScriptWays({ here }: { here: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const ways = [
    ...Object.values(requirements),
    { label: "play.action.support" as const, path: paths.support },
  ];
  return (
    <div className="mt-3 hidden noscript:block">
      <Notice title={t("play.noScript.title")}>
        <p>{t("play.noScript.text")}</p>
        <p className="flex flex-wrap gap-x-4">
          {ways.map(({ label, path }) => (
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
