import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import type { FreeSpinPack } from "~/platform/entities/games";
import { paths } from "~/routing/paths";
import { Progress } from "~/ui/feedback/progress";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";

/** Packs of free spins, each linked to its game. */
export function FreeSpins({ packs }: { packs: readonly FreeSpinPack[] }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ul className="grid gap-3 tablet:grid-cols-2">
      {packs.map(({ id, game, remaining_count: left, total_count: all, expired_at: until }) => (
        <li key={id}>
          <a className="free-spins" href={localePath(paths.game(game.sysname, { mode: "play" }))}>
            <Image preset="thumb" src={game.image_url} alt="" fallbackLabel={game.name} />
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold">{game.name}</span>
              <span className="text-sm">{t("wallet.spins", { count: left, total: all })}</span>
              <Progress percent={all > 0 ? Math.round((100 * left) / all) : 0} label={game.name} />
              {until && (
                <span className="text-muted text-sm">
                  {t("wallet.spinsUntil")} <Time value={until} />
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
