import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import type { GameBalance } from "./game-balance";

/** The balance of the game as a live region; for real money with a deposit link that returns to `here`. */
export function GameBalanceView({
  gameBalance,
  isDemo,
  here,
}: {
  gameBalance: GameBalance;
  isDemo: boolean;
  here: string;
}) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="purse">
      <p className="flex items-center gap-2" role="status">
        <Icon name={isDemo ? "coins" : "wallet"} className="hidden size-4 text-accent-ink tablet:block" />
        <span className="grid leading-tight">
          <span className="balance-name">{t(isDemo ? "play.demoBalance" : "common.balanceTotal")}</span>
          <Money value={gameBalance[isDemo ? "demo" : "play"]} />
        </span>
      </p>
      {!isDemo && (
        <ButtonLink
          className="w-11 rounded-s-none px-0"
          href={localePath(paths.deposit({ from: here }))}
          aria-label={t("play.deposit")}
        >
          <Icon name="plus" className="size-4" />
        </ButtonLink>
      )}
    </div>
  );
}
