import { useDialogHref } from "~/dialogs/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import { Image } from "~/ui/image";
import { Mark, type MarkTone } from "~/ui/mark";
import { Progress } from "~/ui/progress";
import { Time } from "~/ui/time";
import type { QuestView } from "./program-view";

type Status = NonNullable<QuestView["own"]>["status"];

const tones: Record<Status, MarkTone> = {
  locked: "neutral",
  available: "warning",
  in_progress: "warning",
  completed: "positive",
};

export function QuestList({ quests }: { quests: readonly QuestView[] }) {
  const dialogHref = useDialogHref();
  return (
    <ul className="tile-grid">
      {quests.map((quest) => (
        <li key={quest.id}>
          <QuestTile quest={quest} href={dialogHref({ dialog: "quest", id: quest.id })} />
        </li>
      ))}
    </ul>
  );
}

function QuestTile({ quest, href }: { quest: QuestView; href: string }) {
  const { title, text, image, reward, expiresAt, own } = quest;
  const t = useTranslate();
  const rewardText = useReward()(reward);
  return (
    <article className="tile gap-2">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel="" className="rounded-md" />}
      <h3 className="font-semibold">
        <a className="tile-link" href={href} rel="nofollow">
          {title}
        </a>
      </h3>
      <p className="text-sm text-muted">{text}</p>
      {own && <Progress percent={own.percent} label={t("loyalty.quests.progress", { title })} />}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-semibold">{rewardText}</span>
        {own && <Mark tone={tones[own.status]}>{t(`loyalty.quests.status.${own.status}`)}</Mark>}
      </p>
      {expiresAt && (
        <p className="text-sm text-muted">
          {t("loyalty.quests.until")} <Time value={expiresAt} mode="date" />
        </p>
      )}
    </article>
  );
}

/** The platform names a unit by a word, or by a currency. Words that we do not know are shown as they come. */
function useReward(): (reward: QuestView["reward"]) => string {
  const t = useTranslate();
  const { money, number } = useFormats();
  return ({ amount, unit }) => {
    if (unit === "points") return t("loyalty.pointsCount", { points: number(amount) });
    if (unit === "exp") return t("loyalty.experienceCount", { experience: number(amount) });
    if (/^[A-Z]{3,5}$/.test(unit)) return money({ amount: String(amount), currency: unit });
    return `${number(amount)} ${unit}`;
  };
}
