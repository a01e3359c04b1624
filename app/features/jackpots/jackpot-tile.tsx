import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import { GrowingAmount } from "./growing-amount";
import type { JackpotCard } from "./jackpot-card";
import { JackpotLevels } from "./jackpot-levels";

interface JackpotTileProps {
  jackpot: JackpotCard;
  /** Heading level: h3 below a section's heading. */
  level?: "h2" | "h3";
}

/** One jackpot of a list; the whole tile links to the jackpot's page. */
export function JackpotTile({ jackpot, level: Heading = "h3" }: JackpotTileProps) {
  const { id, name, total, levels, lastWin } = jackpot;
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <article className="tile gap-1">
      <Heading className="flex items-center gap-2 text-sm text-muted">
        <Icon name="jackpot" className="size-4 text-accent-ink" />
        <a className="tile-link" href={localePath(paths.jackpot(id))}>
          {name}
        </a>
      </Heading>
      <GrowingAmount value={total} className="text-xl font-bold text-accent-ink" />
      <JackpotLevels levels={levels} className="mt-2 text-sm" />
      {lastWin && (
        <p className="mt-auto grid pt-2 text-muted text-sm">
          {t("jackpots.lastWin", { player: lastWin.player })}
          <Money value={lastWin.amount} className="text-positive" />
        </p>
      )}
    </article>
  );
}
