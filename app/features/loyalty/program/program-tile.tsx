import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Section } from "~/ui/section";
import { Levels } from "../levels/levels";
import { QuestList } from "../quests/quest-list";
import type { ProgramView } from "./program-view";

interface ProgramTileProps {
  program: ProgramView;
  isPlayer: boolean;
  /** The operator's name for points, if known. */
  alias: string | undefined;
}

/** A programme in a list: levels, quests and a link to its page. */
export function ProgramTile({ program, isPlayer, alias }: ProgramTileProps) {
  const { sysname, name, text, levels, quests } = program;
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Section
      title={name}
      moreHref={localePath(paths.loyaltyProgram(sysname))}
      moreLabel={t("loyalty.program.more")}
    >
      <div className="flex flex-col gap-4">
        {text && <p className="max-w-(--cr-measure) text-sm text-muted">{text}</p>}
        <Levels name={name} levels={levels} isPlayer={isPlayer} />
        {quests.length > 0 && (
          <>
            <p className="mt-4 font-semibold">{t("loyalty.quests.title")}</p>
            <QuestList quests={quests} alias={alias} />
          </>
        )}
      </div>
    </Section>
  );
}
