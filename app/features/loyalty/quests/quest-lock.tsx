import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import type { QuestLock } from "../program/program-view";

/** What opens a locked quest. */
export function QuestLockNote({ lock: { level } }: { lock: QuestLock }) {
  const t = useTranslate();
  const { number } = useFormats();
  const experience = level && t("loyalty.experienceCount", { experience: number(level.from) });
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
      {level && experience
        ? t("loyalty.quests.opens", { level: level.name, experience })
        : t("loyalty.quests.opensLater")}
    </p>
  );
}

/** The way to the programme of a locked quest, whose levels say how far that is. */
export function QuestLockWay({ lock: { program } }: { lock: QuestLock }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <a className="quest-way" href={localePath(paths.loyaltyProgram(program))}>
      {t("loyalty.quests.toProgram")}
      <Icon name="chevron-right" className="size-4" />
    </a>
  );
}
