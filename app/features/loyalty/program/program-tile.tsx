import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Section } from "~/ui/section";
import { Levels } from "../levels/levels";
import type { ProgramView } from "./program-view";

interface ProgramTileProps {
  program: ProgramView;
  isPlayer: boolean;
}

/** A programme in a list: its levels and a link to its page. */
export function ProgramTile({ program, isPlayer }: ProgramTileProps) {
  const { sysname, name, text, levels } = program;
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Section
      title={name}
      moreHref={localePath(paths.loyaltyProgram(sysname))}
      moreLabel={t("loyalty.program.about", { name })}
    >
      <div className="flex flex-col gap-4">
        {text && <p className="max-w-(--cr-measure) text-sm text-muted">{text}</p>}
        <Levels name={name} levels={levels} isPlayer={isPlayer} />
      </div>
    </Section>
  );
}
