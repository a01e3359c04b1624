import { useFeatures } from "~/content/config/use-features";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { SessionSummaryBody } from "~/features/games/play/session-summary/session-summary-body";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { useFormats } from "~/ui/format/formats";
import type { RealityCheck } from "./reality-check.server";

const MINUTE = 60_000;

/**
 * Duration and result of the session, in a dialog over any page; only an answer closes it. All answers have equal
 * prominence.
 */
export function RealityCheckBody(props: DialogBodyProps<RealityCheck>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  const { duration } = useFormats();
  const { shows, breakMinutes } = props.data;
  return (
    <div className="grid gap-4">
      <SessionSummaryBody {...props} shows={shows} />
      {breakMinutes !== undefined && (
        <p>{t("responsible.check.break", { wait: duration(breakMinutes * MINUTE) })}</p>
      )}
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
        {shows.includes("history") && hasFeature("betHistory") && (
          <Button variant="secondary" name="way" value="rounds">
            {t("responsible.check.rounds")}
          </Button>
        )}
        {shows.includes("limits") && (
          <Button variant="secondary" name="way" value="limits">
            {t("responsible.check.limits")}
          </Button>
        )}
      </form>
      {shows.includes("signOut") && (
        <form method="post" action={localePath(paths.logout())} className="grid">
          <Button variant="secondary">{t("responsible.check.leave")}</Button>
        </form>
      )}
    </div>
  );
}
