import type { DialogBodyProps } from "~/dialogs/declaration";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button } from "~/ui/button";
import { InItsLanguage } from "../market-place";
import type { NoticeQuestion } from "./market-notice.server";

/** The market's notices to players; the answer says that they have read them. */
export function MarketNoticeBody({ data: { notices }, dialogHref }: DialogBodyProps<NoticeQuestion>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <form method="post" action={localePath(paths.marketNotice())} className="grid gap-4" data-keep-scroll="">
      {notices.map(({ id, ...said }) => (
        <p key={id}>
          <input type="hidden" name="id" value={id} />
          <InItsLanguage said={said} />
        </p>
      ))}
      <input type="hidden" name="from" value={dialogHref()} />
      <Button name="way" value="on">
        {t("dialogs.marketNotice.agree")}
      </Button>
      <Button variant="secondary" name="way" value="limits">
        {t("responsible.check.limits")}
      </Button>
    </form>
  );
}
