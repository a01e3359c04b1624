import { useLocation } from "@remix-run/react";
import type { SystemPageName } from "~/content/entities";
import { useDocumentFacts } from "~/document-facts";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import type { FailureData } from "~/shell/failures";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Image } from "~/ui/image";
import { Time } from "~/ui/time";
import { systemPages } from "./system-pages";

/** `requestId` is told to support, so that they find this very failure in the logs. */
interface SystemPageProps extends Partial<FailureData> {
  page: SystemPageName;
  /** Something more urgent stands beneath: the page's own button steps back. */
  isAside?: boolean;
}

/** One of the twelve pages that say how things stand (specification 2.3). */
export function SystemPage({ page, code, reason, until, picture, requestId, isAside }: SystemPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const { locale } = useDocumentFacts();
  const { icon, button, canRetry, untilLabel } = systemPages[page];
  return (
    <div
      data-failed={code === undefined ? undefined : ""}
      className="mx-auto flex max-w-[520px] flex-col items-center py-12 text-center laptop:py-20"
    >
      {picture ? (
        <Image
          preset="systemPage"
          src={picture}
          alt=""
          fallbackLabel=""
          loading="first"
          className="w-full max-w-[240px] bg-none bg-transparent"
        />
      ) : (
        <span className="grid size-20 place-items-center rounded-full border border-line bg-surface-1 text-accent-ink shadow-1">
          <Icon name={icon} className="size-8" />
        </span>
      )}
      <h1 className="mt-6 text-xl">{t(`systemPages.${page}.title`)}</h1>
      {reason && <p className="mt-3">{t(`systemPages.userBlock.reasons.${reason}`)}</p>}
      <p className="mt-3 text-muted">{t(`systemPages.${page}.text`)}</p>
      {until && untilLabel && (
        <p className="mt-3">
          {t(untilLabel)} <Time value={until} />
        </p>
      )}
      {code === "PAGE_NOT_FOUND" && (
        <p className="mt-3 max-w-full break-words text-muted text-sm">
          {t("errors.pageNotFoundPath", { path: isolated(pathname, locale.direction) })}
        </p>
      )}
      {(button || canRetry) && (
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          {canRetry && <ButtonLink href={localePath(pathname + search)}>{t("common.tryAgain")}</ButtonLink>}
          {button && (
            <ButtonLink
              href={localePath(button.path())}
              variant={canRetry || isAside ? "secondary" : "primary"}
            >
              {t(button.label)}
            </ButtonLink>
          )}
        </p>
      )}
      {requestId && <p className="mt-10 text-muted text-xs">{t("errors.reference", { id: requestId })}</p>}
    </div>
  );
}

/** In a right-to-left sentence the slashes of a path would change sides. */
function isolated(path: string, direction: "ltr" | "rtl"): string {
  return direction === "rtl" ? `\u2066${path}\u2069` : path;
}
