import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icons/icon";

interface BreadcrumbsProps {
  /** Pages between home and this one, without locale; the page itself is the heading. */
  trail: readonly { name: string; path: string }[];
}

/** Breadcrumb links to the parent pages. The same trail is in the page's structured data (`loadPageSeo`). */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <nav aria-label={t("common.breadcrumbs")}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            <a
              className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 hover:text-text"
              href={localePath(path)}
            >
              {index === 0 ? (
                <Icon name="chevron-left" className="size-4" />
              ) : (
                <span aria-hidden="true">/</span>
              )}
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
