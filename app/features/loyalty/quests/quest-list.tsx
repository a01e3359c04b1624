import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useReward } from "~/features/loyalty/use-reward";
import { useTranslate } from "~/i18n/use-translate";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import type { QuestStatus as QuestStatusName, QuestView } from "../program/program-view";
import { QuestLockNote, QuestLockWay } from "./quest-lock";
import { QuestStatus } from "./quest-status";

interface QuestListProps {
  quests: readonly QuestView[];
  /** The operator's name for points, if known. */
  alias: string | undefined;
}

/** What can be gone on with comes first; visitors have no status, and the operator's order. */
const order: readonly QuestStatusName[] = ["in_progress", "available", "locked", "completed", "expired"];
const rankOf = ({ own }: QuestView) => (own ? order.indexOf(own.status) : 0);

/** Quests in a grid; on a phone in a line that scrolls. */
export function QuestList({ quests, alias }: QuestListProps) {
  const dialogHref = useDialogHref();
  return (
    <ul className="tile-grid tile-strip scroller" data-count={quests.length}>
      {[...quests]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((quest) => (
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
  const { title, text, image, reward, expiresAt, isOver, own, lock } = quest;
  const t = useTranslate();
  const formats = useFormats();
  const rewardText = useReward()(reward, alias);
  const isDone = own?.status === "completed";
  const isRunning = own && !isOver && !lock && !isDone;
  const isOpen = own?.status === "available" || own?.status === "in_progress";
  return (
    <article className="tile gap-2">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel="" className="rounded-md" />}
      <div className="tile-head">
        <h3 className="font-semibold">
          <a className="tile-link" href={href} rel="nofollow">
            {title}
          </a>
        </h3>
        {own && <QuestStatus status={own.status} />}
      </div>
      <p className="text-sm text-muted">{text}</p>
      <div className="tile-foot grid gap-2 text-sm">
        {lock && <QuestLockNote lock={lock} />}
        {isRunning && <Progress percent={own.percent} label={t("loyalty.quests.progress", { title })} />}
        <p className="tabular flex justify-between gap-2 text-muted empty:hidden">
          {isRunning && <span aria-hidden="true">{formats.percent(own.percent)}</span>}
          {expiresAt && (
            <span>
              {t(isOver ? "loyalty.quests.ended" : "loyalty.quests.until")}{" "}
              <Time value={expiresAt} mode="date" />
            </span>
          )}
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          {isDone ? (
            <span className="flex items-center gap-2 font-semibold text-positive">
              <Icon name="check" className="size-4" />
              {t("loyalty.quests.rewarded", { reward: rewardText })}
            </span>
          ) : (
            <span className="font-semibold text-accent-ink">{rewardText}</span>
          )}
          {isOpen && <WayOn />}
          {lock && <QuestLockWay lock={lock} />}
        </p>
      </div>
    </article>
  );
}

/** Shows that the tile is a link; the link itself is the title. */
function WayOn() {
  const t = useTranslate();
  return (
    <span aria-hidden="true" className="flex items-center gap-1 font-semibold text-text">
      {t("loyalty.quests.how")}
      <Icon name="chevron-right" className="size-4" />
    </span>
  );
}
