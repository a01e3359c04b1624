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
 * and may be cached. Nothing at all where the operator offers one theme (product 4).
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

interface LanguageLinkProps {
  /** Address of the language dialog over this page. */
  href: string;
  /** The language of the page, in its own words. */
  name: string;
  t: Translate;
  isCompact?: boolean;
}

/** Leads to the languages there are. They are listed there and not here, so that thirty cost a page what two do. */
export function LanguageLink({ href, name, t, isCompact }: LanguageLinkProps) {
  return (
    <a
      href={href}
      rel="nofollow"
      data-dialog="language"
      aria-label={`${t("common.language")}: ${name}`}
      title={isCompact ? t("common.language") : undefined}
      className={isCompact ? "icon-button" : "panel-link"}
    >
      <Icon name="globe" />
      {!isCompact && <span>{name}</span>}
    </a>
  );
}
