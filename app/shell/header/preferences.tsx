import type { Translate } from "~/i18n/translator";
import { paths } from "~/paths";
import type { Theme } from "~/session/theme";
import { Icon } from "~/ui/icon";

interface Place {
  /** Locale-free path and query to come back to. */
  returnPath: string;
  localePath: (path: string) => string;
}

const themeFaces = {
  dark: { icon: "moon", label: "common.themeDark", shown: "in-light:flex" },
  light: { icon: "sun", label: "common.themeLight", shown: "in-dark:flex" },
} as const;

interface ThemeButtonsProps extends Place {
  themes: readonly Theme[];
  t: Translate;
  /** Without it the button says what it does. */
  isCompact?: boolean;
}

/**
 * One button for the other theme. Which one that is the style sheet decides, so the markup is the same in both
 * and may be cached. Nothing at all where the operator offers one theme (specification 4).
 */
export function ThemeButtons({ themes, t, isCompact, returnPath, localePath }: ThemeButtonsProps) {
  if (themes.length < 2) return null;
  return (
    <form method="post" action={localePath(paths.theme())}>
      <input type="hidden" name="redirectTo" defaultValue={returnPath} />
      {themes.map((theme) => {
        const { icon, label, shown } = themeFaces[theme];
        return (
          <button
            type="submit"
            key={theme}
            name="theme"
            value={theme}
            aria-label={isCompact ? t(label) : undefined}
            title={isCompact ? t(label) : undefined}
            className={`hidden ${shown} ${isCompact ? "icon-button" : "panel-link"}`}
          >
            <Icon name={icon} />
            {!isCompact && t(label)}
          </button>
        );
      })}
    </form>
  );
}

interface LanguageButtonsProps extends Place {
  locales: readonly { code: string; name: string; direction: "ltr" | "rtl" }[];
  localeCode: string;
}

/**
 * Every language in its own words and direction; the choice is kept, so it is a form and no link. The names are set in
 * the system's font: ours would bring two more font files for a few letters of other scripts.
 */
export function LanguageButtons({ locales, localeCode, returnPath, localePath }: LanguageButtonsProps) {
  return (
    <form method="post" action={localePath(paths.locale())}>
      <input type="hidden" name="redirectTo" defaultValue={returnPath} />
      {locales.map(({ code, name, direction }) => (
        <button
          type="submit"
          key={code}
          name="locale"
          value={code}
          lang={code}
          aria-current={code === localeCode ? "true" : undefined}
          className="panel-link"
        >
          <span dir={direction} className="font-[system-ui,sans-serif]">
            {name}
          </span>
          {code === localeCode && <Icon name="check" className="ms-auto size-4" />}
        </button>
      ))}
    </form>
  );
}
