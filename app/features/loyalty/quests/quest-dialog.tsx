import type { DialogBodyProps } from "~/dialogs/declaration";
import { useReward } from "~/features/loyalty/use-reward";
import { useTranslate } from "~/i18n/use-translate";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import type { QuestSummary } from "./quest-dialog.server";
import { QuestLockNote, QuestLockWay } from "./quest-lock";
import { QuestStatus } from "./quest-status";

export function QuestCard({ data }: DialogBodyProps<QuestSummary>) {
  const t = useTranslate();
  const { percent } = useFormats();
  const { text, image, reward, expiresAt, isOver, own, lock, alias } = data;
  const isDone = own?.status === "completed";
  const isRunning = !isOver && !lock && !isDone;
  const rewardText = useReward()(reward, alias);
  return (
    <>
      {image && <Image preset="wide" src={image} alt="" fallbackLabel="" className="mb-4 rounded-md" />}
      <p className="text-muted">{text}</p>
      <div className="dialog-card">
        <p className="flex items-center justify-between gap-4">
          {isDone ? (
            <span className="font-semibold">{t("loyalty.quests.rewarded", { reward: rewardText })}</span>
          ) : (
            <>
              <span className="text-muted text-sm">{t("loyalty.quests.reward")}</span>
              <span className="font-semibold">{rewardText}</span>
            </>
          )}
        </p>
        {own && (
          <>
            <p className="flex items-center justify-between gap-4">
              <QuestStatus status={own.status} />
              {isRunning && <span className="tabular text-muted text-sm">{percent(own.percent)}</span>}
            </p>
            {lock && (
              <div>
                <QuestLockNote lock={lock} />
                <QuestLockWay lock={lock} />
              </div>
            )}
            {isRunning && <Progress percent={own.percent} label={t("dialogs.progress")} />}
          </>
        )}
        {expiresAt && (
          <p className="text-muted text-sm">
            {t(isOver ? "loyalty.quests.ended" : "dialogs.validUntil")} <Time value={expiresAt} />
          </p>
        )}
      </div>
    </>
  );
}
