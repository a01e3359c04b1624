import { useLocation } from "@remix-run/react";
import type { SystemPageName } from "~/content/entities";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { systemPages } from "./system-pages";

interface SystemPageProps {
  page: SystemPageName;
  /** Told to support, so that they find this very failure in the logs. */
  requestId?: string;
}

/** One of the twelve pages that say how things stand (specification 2.3). */
export function SystemPage({ page, requestId }: SystemPageProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const { icon, button, canRetry } = systemPages[page];
  return (
    <div className="mx-auto flex max-w-[520px] flex-col items-center py-16 text-center laptop:py-24">
      <span className="grid size-20 place-items-center rounded-full border border-line bg-surface-1 text-accent-ink shadow-1">
        <Icon name={icon} className="size-8" />
      </span>
      <h1 className="mt-6 text-xl">{t(`systemPages.${page}.title`)}</h1>
      <p className="mt-3 text-muted">{t(`systemPages.${page}.text`)}</p>
      {(button || canRetry) && (
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          {canRetry && <ButtonLink href={localePath(pathname + search)}>{t("common.tryAgain")}</ButtonLink>}
          {button && (
            <ButtonLink href={localePath(button.path())} variant={canRetry ? "secondary" : "primary"}>
              {t(button.label)}
            </ButtonLink>
          )}
        </p>
      )}
      {requestId && <p className="mt-10 text-muted text-xs">{t("errors.reference", { id: requestId })}</p>}
    </div>
  );
}
