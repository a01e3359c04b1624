import type { Translate } from "~/i18n/translator";
import { ButtonLink } from "~/ui/button";
import { Badge, type BadgeTone } from "~/ui/feedback/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LevelRing } from "~/ui/feedback/level-ring";
import { Loader } from "~/ui/feedback/loader";
import { Notice, type NoticeTone } from "~/ui/feedback/notice";
import { Progress } from "~/ui/feedback/progress";
import { Toast } from "~/ui/feedback/toast";
import { Avatar } from "~/ui/images/avatar";
import { Specimen, Wide } from "./specimen";

const badgeTones: BadgeTone[] = ["neutral", "positive", "warning", "danger"];
const tones: NoticeTone[] = ["info", "positive", "warning", "danger"];
const shares = [0, 40, 100];

/** Notices, toasts and other feedback. */
export function FeedbackSpecimens({ t }: { t: Translate }) {
  return (
    <>
      <Specimen name="Badge">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t("common.balanceBonus")}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Notice">
        {tones.map((tone) => (
          <Wide key={tone}>
            <Notice tone={tone} isAnnounced title={t("deposit.unavailable.title")}>
              {t("deposit.unavailable.text")}
            </Notice>
          </Wide>
        ))}
      </Specimen>
      <Specimen name="Toast">
        {tones.map((tone) => (
          <Wide key={tone}>
            <Toast tone={tone} isAnnounced closeLabel={t("common.close")} onClose={() => {}}>
              {t("common.promoCode.valid")}
            </Toast>
          </Wide>
        ))}
      </Specimen>
      <Specimen name="Progress, LevelRing, Loader">
        {shares.map((percent) => (
          <Wide key={percent}>
            <Progress percent={percent} label={t("deposit.limit.title")} />
          </Wide>
        ))}
        {shares.map((percent) => (
          <LevelRing key={percent} percent={percent} label={t("common.player")}>
            <Avatar name={t("common.player")} />
          </LevelRing>
        ))}
        <Loader />
      </Specimen>
      <Specimen name="EmptyState">
        <Wide>
          <EmptyState
            title={t("offline.title")}
            text={t("offline.text")}
            action={<ButtonLink href="#">{t("common.tryAgain")}</ButtonLink>}
          />
        </Wide>
      </Specimen>
    </>
  );
}
