import { RequirementList } from "~/forms/account-requirements/requirement-list";
import { requirements } from "~/forms/account-requirements/requirements";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import type { PromoAnswer } from "./promo-form";

interface PromoNoticeProps {
  answer: PromoAnswer;
  /** Path and query of the page, without locale. */
  here: string;
}

/** The next step; errors of the code itself are shown at its field. */
export function PromoNotice({ answer, here }: PromoNoticeProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  switch (answer.kind) {
    case "invalid":
      return null;
    case "tooMany":
      return (
        <Notice tone="warning" answer={answer}>
          {t("promoCode.tooMany", { seconds: answer.seconds })}
        </Notice>
      );
    case "need":
      return (
        <Notice tone="warning" title={t("promoCode.need")} answer={answer}>
          <RequirementList unmetRequirements={[requirements[answer.need]]} here={here} />
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="danger" answer={answer}>
          {t(answer.text)}
        </Notice>
      );
    case "usable": {
      const redirectUrl = localePath(here);
      return (
        <Notice tone="positive" title={t(answer.text)} answer={answer}>
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="s" href={localePath(paths.signUp({ redirectUrl }))}>
              {t("common.signUp")}
            </ButtonLink>
            <ButtonLink size="s" variant="secondary" href={localePath(paths.signIn({ redirectUrl }))}>
              {t("common.signIn")}
            </ButtonLink>
          </div>
        </Notice>
      );
    }
  }
}
