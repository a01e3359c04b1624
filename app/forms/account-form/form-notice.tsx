import { useLocation } from "@remix-run/react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { RequirementList } from "~/forms/account-requirements/requirement-list";
import { requirements } from "~/forms/account-requirements/requirements";
import { useTranslate } from "~/i18n/use-translate";
import { Notice } from "~/ui/feedback/notice";
import type { FormRefusal } from "./account-answer";

/** Why a submission failed, and what to do next. */
export function FormNotice({ refusal }: { refusal: FormRefusal | null | undefined }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  if (!refusal) return null;
  if (refusal.kind === "need")
    return (
      <Notice tone="warning" title={t("accountForm.need")} answer={refusal}>
        <RequirementList
          unmetRequirements={[requirements[refusal.need]]}
          here={pathname + withoutDialog(search)}
          check={refusal.check}
        />
      </Notice>
    );
  const { text, seconds } = refusal;
  return (
    <Notice tone="danger" title={t(text)} answer={refusal}>
      {seconds !== undefined && t("accountForm.wait", { count: seconds })}
    </Notice>
  );
}
