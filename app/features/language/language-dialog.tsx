import { useLocation } from "@remix-run/react";
import { useDocumentData } from "~/browser/document-data";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { Locale } from "~/routing/locale";
import { paths } from "~/routing/paths";
import { Icon } from "~/ui/icons/icon";

export type Language = Pick<Locale, "code" | "name" | "direction">;

/**
 * Lists every language by its own name and direction. A form, not links, because the choice is stored. The names use
 * the system font: ours would load two more font files for a few letters of other scripts.
 */
export function LanguageList({ data: languages }: { data: readonly Language[] }) {
  const { locale } = useDocumentData();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={useLocalePath()(paths.locale())}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-1"
    >
      <input type="hidden" name="redirectTo" defaultValue={pathname + withoutDialog(search)} />
      {languages.map(({ code, name, direction }) => (
        <button
          type="submit"
          key={code}
          name="locale"
          value={code}
          lang={code}
          aria-current={code === locale.code ? "true" : undefined}
          className="panel-link"
        >
          <span dir={direction} className="font-[system-ui,sans-serif]">
            {name}
          </span>
          {code === locale.code && <Icon name="check" className="ms-auto size-4" />}
        </button>
      ))}
    </form>
  );
}
