import { useLocation } from "@remix-run/react";
import type { Feature } from "~/content/config/features";
import { useFeatures } from "~/content/config/use-features";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { RequirementList } from "~/forms/account-requirements/requirement-list";
import { requirements } from "~/forms/account-requirements/requirements";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { Time } from "~/ui/format/time";
import type { PaymentRefusal, RefusalNextStep } from "./payment-refusal";

interface PaymentNoticeProps {
  refusal: PaymentRefusal;
  /** Path to choose another method. */
  methods: string;
  /** Shown without a submission. */
  isStanding?: true;
}

/** Why a payment was refused, and what to do next. */
export function PaymentNotice({ refusal, methods, isStanding }: PaymentNoticeProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  const { pathname, search } = useLocation();
  const here = pathname + withoutDialog(search);
  const answer = isStanding ? undefined : refusal;
  if (refusal.kind === "need")
    return (
      <Notice tone="warning" title={t(refusal.text)} answer={answer}>
        <RequirementList unmetRequirements={[requirements[refusal.need]]} here={here} />
      </Notice>
    );
  const { text, nextSteps, until, seconds } = refusal;
  const hrefs: Record<RefusalNextStep, string> = {
    otherMethod: methods,
    limits: paths.responsibleGame(),
    support: paths.support(),
    history: paths.cashierHistory(),
  };
  return (
    <Notice tone="danger" title={t(text)} answer={answer}>
      {until && (
        <p className="mb-2">
          {t("payment.until")} <Time value={until} />
        </p>
      )}
      {seconds !== undefined && <p className="mb-2">{t("payment.wait", { count: seconds })}</p>}
      {nextSteps.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {availableNextSteps(nextSteps, hasFeature).map((way) => (
            <ButtonLink key={way} variant="secondary" size="s" href={localePath(hrefs[way])}>
              {t(labels[way])}
            </ButtonLink>
          ))}
        </p>
      )}
    </Notice>
  );
}

/** Links whose feature is off are replaced by support. */
function availableNextSteps(
  nextSteps: readonly RefusalNextStep[],
  hasFeature: ReturnType<typeof useFeatures>,
): RefusalNextStep[] {
  const open = nextSteps.map((way) => (hasFeature(featureOf[way]) ? way : "support"));
  return [...new Set(open)];
}

const featureOf: Partial<Record<RefusalNextStep, Feature>> = {
  limits: "responsibleGaming",
};

const labels: Record<RefusalNextStep, MessageKey> = {
  otherMethod: "payment.way.otherMethod",
  limits: "payment.way.limits",
  support: "payment.way.support",
  history: "payment.way.history",
};
