import type { DialogBodyProps } from "~/dialogs/declaration";
import type { SessionSummary } from "~/games/play/session-summary/session-summary.server";
import { SessionSummaryBody } from "~/games/play/session-summary/session-summary-body";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { useFeatures } from "~/shell/layout-data/use-features";
import { Button } from "~/ui/button";

/**
 * Duration and result of the session, in a dialog over any page; only an answer closes it. All answers have equal
 * prominence.
 */
export function RealityCheckBody(props: DialogBodyProps<SessionSummary>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  return (
    <div className="grid gap-4">
      <SessionSummaryBody {...props} />
      <form
        method="post"
        action={localePath(paths.realityCheck())}
        className="grid gap-3"
        data-keep-scroll=""
      >
        <input type="hidden" name="from" value={props.dialogHref()} />
        <Button variant="secondary" name="way" value="on">
          {t("responsible.check.go")}
        </Button>
        {hasFeature("betHistory") && (
          <Button variant="secondary" name="way" value="rounds">
            {t("responsible.check.rounds")}
          </Button>
        )}
        <Button variant="secondary" name="way" value="limits">
          {t("responsible.check.limits")}
        </Button>
      </form>
      <form method="post" action={localePath(paths.logout())} className="grid">
        <Button variant="secondary">{t("responsible.check.leave")}</Button>
      </form>
    </div>
  );
}
