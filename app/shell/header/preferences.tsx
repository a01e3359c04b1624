import { useLocation } from "@remix-run/react";
import { useDocumentData } from "~/browser/document-data";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import type { Translate } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { Icon } from "~/ui/icons/icon";
import type { Theme } from "~/ui/styles/themes";

/** Theme and language. */
export function Preferences({ isCompact }: { isCompact?: boolean }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { locale } = useDocumentData();
  const { pathname, search } = useLocation();
  const { themes = [], isMultilingual } = useLayoutData() ?? {};
  const languageHref = useDialogHref()({ dialog: "language" });
  return (
    <>
      <ThemeButtons
        themes={themes}
        t={t}
        isCompact={isCompact}
        returnPath={pathname + search}
        localePath={localePath}
      />
      {isMultilingual && <LanguageLink href={languageHref} name={locale.name} t={t} isCompact={isCompact} />}
    </>
  );
}

interface PreferencesLocation {
  /** Path and query without locale, for the redirect back. */
  returnPath: string;
  localePath: (path: string) => string;
}

/** `shown`: in the other themes, by the variants of `app.css`. */
const themeFaces = {
  dark: { icon: "moon", label: "common.themeDark", shown: "in-light:flex" },
  light: { icon: "sun", label: "common.themeLight", shown: "in-dark:flex" },
} as const satisfies Record<Theme, object>;

interface ThemeButtonsProps extends PreferencesLocation {
  themes: readonly Theme[];
  t: Translate;
  /** Icon only, with its label as tooltip. */
  isCompact?: boolean | undefined;
}

/**
 * A button for the other theme. CSS decides which one is shown, so the markup is the same for both and can be cached.
 * Renders nothing when the operator offers one theme (docs/product.md#4).
 */
function ThemeButtons({ themes, t, isCompact, returnPath, localePath }: ThemeButtonsProps) {
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
  /** URL of the language dialog over this page. */
  href: string;
  /** The page's language, in that language. */
  name: string;
  t: Translate;
  isCompact?: boolean | undefined;
}

/**
 * Opens the language dialog. Languages are listed there only, so that their number does not affect the page's size.
 */
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
