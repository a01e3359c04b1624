import { WinList } from "~/features/winners/win-list";
import { useTranslate } from "~/i18n/use-translate";
import type { PageSection } from "~/shell/sections/page-section";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";
import type { JackpotWin } from "./jackpot-card";

export function JackpotWinners({ winners }: { winners: PageSection<JackpotWin[]> }) {
  const t = useTranslate();
  return (
    <Section title={t("jackpots.winners")}>
      {!winners.ok && <SectionError />}
      {winners.ok && winners.value.length === 0 && <p className="text-muted">{t("jackpots.noWinners")}</p>}
      {winners.ok && winners.value.length > 0 && <WinList wins={winners.value} momentMode="date" />}
    </Section>
  );
}
