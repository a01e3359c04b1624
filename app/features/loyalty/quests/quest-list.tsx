import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useReward } from "~/features/loyalty/use-reward";
import { useTranslate } from "~/i18n/use-translate";
import { Progress } from "~/ui/feedback/progress";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import type { QuestView } from "../program/program-view";
import { QuestStatus } from "./quest-status";

interface QuestListProps {
  quests: readonly QuestView[];
  /** The operator's name for points, if known. */
  alias: string | undefined;
}

export function QuestList({ quests, alias }: QuestListProps) {
  const dialogHref = useDialogHref();
  return (
    <ul className="tile-grid" data-count={quests.length}>
      {quests.map((quest) => (
        <li key={quest.id}>
          <QuestTile quest={quest} alias={alias} href={dialogHref({ dialog: "quest", id: quest.id })} />
        </li>
      ))}
    </ul>
  );
}

interface QuestTileProps extends Pick<QuestListProps, "alias"> {
  quest: QuestView;
  href: string;
}

export function QuestTile({ quest, alias, href }: QuestTileProps) {
  const { title, text, image, reward, expiresAt, isOver, own } = quest;
  const t = useTranslate();
  const rewardText = useReward()(reward, alias);
  return (
    <article className="tile gap-2">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel="" className="rounded-md" />}
      <h3 className="font-semibold">
        <a className="tile-link" href={href} rel="nofollow">
          {title}
        </a>
      </h3>
      <p className="text-sm text-muted">{text}</p>
      {own && !isOver && <Progress percent={own.percent} label={t("loyalty.quests.progress", { title })} />}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-semibold">{rewardText}</span>
        {own && <QuestStatus status={own.status} />}
      </p>
      {expiresAt && (
        <p className="text-sm text-muted">
          {t(isOver ? "loyalty.quests.ended" : "loyalty.quests.until")} <Time value={expiresAt} mode="date" />
        </p>
      )}
    </article>
  );
}
