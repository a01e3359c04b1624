import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useDocumentData } from "~/browser/document-data";
import type { SystemPageName } from "~/content/entities/system-pages";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { HelpList } from "~/shell/help/help-list";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/class-names";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import { failureWords } from "./failure-words";
import type { FailureData } from "./failures";
import { systemPages } from "./system-pages";

/** `requestId` is shown for support, to find the failure in the logs. */
interface SystemPageProps extends Partial<FailureData> {
  page: SystemPageName;
  /** A more important section follows, so the page's button is a secondary one. */
  isAside?: boolean;
  /** In place of the page's own button; paths without locale. */
  ways?: readonly { label: string; path: string }[] | undefined;
  /** Shown below the heading. */
  children?: ReactNode;
  /** The children replace the own text of the page. */
  isAnnounced?: boolean;
}

const tones = {
  accent: "text-accent-ink",
  positive: "text-positive",
  danger: "text-danger",
  warning: "text-warning",
  muted: "text-muted",
};

/** One of the twelve system pages (docs/product.md#2.3). */
export function SystemPage(props: SystemPageProps) {
  const { page, code, reason, until, help, seconds, picture, requestId, stack, children, isAnnounced } =
    props;
  const t = useTranslate();
  const { pathname } = useLocation();
  const { locale } = useDocumentData();
  const { untilLabel, isBare, tone = "accent" } = systemPages[page];
  const { title, text, icon, isOwn } = failureWords(page, code);
  return (
    <div
      data-failed={code}
      data-alone={isBare ? "" : undefined}
      className="mx-auto flex max-w-[520px] flex-col items-center py-6 text-center laptop:py-16"
    >
      {picture && !isOwn ? (
        <Image
          preset="systemPage"
          src={picture}
          alt=""
          fallbackLabel=""
          loading="first"
          className="w-full max-w-[140px] bg-none bg-transparent laptop:max-w-[180px]"
        />
      ) : (
        <span
          className={classes(
            "grid size-20 place-items-center rounded-full border border-line bg-surface-1 shadow-1",
            tones[tone],
          )}
        >
          <Icon name={icon} className="size-8" />
        </span>
      )}
      <h1 className="mt-4 text-xl laptop:mt-6">{t(title)}</h1>
      {children}
      {reason && <p className="mt-3">{t(`systemPages.userBlock.reasons.${reason}`)}</p>}
      {!isAnnounced && <p className="mt-3 text-muted">{t(text)}</p>}
      {until && untilLabel && (
        <p className="mt-3">
          {t(untilLabel)} <Time value={until} />
        </p>
      )}
      {seconds !== undefined && (
        <p className="tabular mt-3">{t("systemPages.errorsSlot.wait", { count: seconds })}</p>
      )}
      {code === "PAGE_NOT_FOUND" && (
        <p className="mt-3 max-w-full break-words text-muted text-sm">
          {t("errors.pageNotFoundPath", { path: isolated(pathname, locale.direction) })}
        </p>
      )}
      <PageActions {...props} />
      {help && (
        <section className="mt-10 w-full text-start" aria-labelledby="help">
          <h2 id="help" className="mb-2 font-semibold text-base">
            {help.title}
          </h2>
          <p className="text-muted text-sm">{help.text}</p>
          <HelpList organisations={help.organisations} />
        </section>
      )}
      {requestId && <p className="mt-10 text-muted text-xs">{t("errors.reference", { id: requestId })}</p>}
      {stack && (
        // Development only, so neither translated nor mirrored.
        <pre
          dir="ltr"
          className="mt-6 max-w-full whitespace-pre-wrap break-words rounded-lg border border-line bg-surface-1 p-4 text-start text-xs"
        >
          {stack}
        </pre>
      )}
    </div>
  );
}

/** The actions of a system page; the first is the most helpful. */
function PageActions({ page, way, ways, isAside }: SystemPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  const { pathname, search } = useLocation();
  const { button, canRetry, isLost } = systemPages[page];
  const actions = [
    ...(way ? [{ label: way.label, href: localePath(way.path) }] : []),
    ...(canRetry ? [{ label: t("common.tryAgain"), href: localePath(pathname + search) }] : []),
    ...(isLost
      ? [
          { label: t("common.searchGames"), href: dialogHref({ dialog: "search" }), rel: "nofollow" },
          { label: t("systemPages.notFound.home"), href: localePath(paths.home()) },
          { label: t("systemPages.errorsSlot.button"), href: localePath(paths.allGames()) },
        ]
      : []),
    ...(ways ?? (button ? [{ label: t(button.label), path: button.path() }] : [])).map(({ label, path }) => ({
      label,
      href: localePath(path),
    })),
  ];
  if (actions.length === 0) return null;
  return (
    <p className="page-actions mt-6" data-count={actions.length}>
      {actions.map(({ label, ...link }, index) => (
        <ButtonLink key={label} variant={index > 0 || isAside ? "secondary" : "primary"} {...link}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

/** Isolates a path: right-to-left text would reorder its slashes. */
function isolated(path: string, direction: "ltr" | "rtl"): string {
  return direction === "rtl" ? `\u2066${path}\u2069` : path;
}
