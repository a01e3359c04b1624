import type { Block } from "~/games/block";
import { FailedBlock } from "~/games/failed-block";
import { useTranslate } from "~/i18n/use-translate";
import { Section } from "~/ui/section";
import { WinList } from "~/winners/win-list";
import type { JackpotWin } from "./jackpot-card";

export function JackpotWinners({ winners }: { winners: Block<JackpotWin[]> }) {
  const t = useTranslate();
  return (
    <Section title={t("jackpots.winners")}>
      {!winners.ok && <FailedBlock />}
      {winners.ok && winners.value.length === 0 && <p className="text-muted">{t("jackpots.noWinners")}</p>}
      {winners.ok && winners.value.length > 0 && <WinList wins={winners.value} momentMode="date" />}
    </Section>
  );
}
