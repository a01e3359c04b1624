import type { RefObject } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { heartAttributes } from "../favourites/favourites";
import type { GamePageData } from "./game-page.server";
import type { Purse } from "./purse";

/** What the game is played with: it follows every spin, and says so. */
export function PurseView({ purse, isDemo }: { purse: Purse; isDemo: boolean }) {
  const t = useTranslate();
  return (
    <p className="purse" role="status">
      <span className="sr-only">{t(isDemo ? "play.demoBalance" : "play.balance")}</span>
      <Icon name={isDemo ? "coins" : "wallet"} className="hidden size-4 text-accent-ink tablet:block" />
      <Money value={purse[isDemo ? "demo" : "play"]} />
    </p>
  );
}

/** A heart for players, the way to have one for visitors, and nothing while it is unknown who asks. */
export function GameHeart({ game, audience }: Pick<GamePageData, "game" | "audience">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const label = t("games.favourites.of", { game: game.name });
  if (game.isLiked !== undefined) {
    return (
      <button
        className="heart icon-button"
        name="sysname"
        value={game.sysname}
        aria-label={label}
        {...heartAttributes(game.isLiked)}
      />
    );
  }
  if (audience !== "visitor") return null;
  const redirectUrl = localePath(paths.game(game.sysname));
  return (
    <a className="heart icon-button" href={localePath(paths.signIn({ redirectUrl }))}>
      <span className="sr-only">{label}</span>
    </a>
  );
}

export function SignInButton({ game }: Pick<GamePageData, "game">) {
  const localePath = useLocalePath();
  const redirectUrl = localePath(paths.game(game.sysname));
  return (
    <ButtonLink size="s" className="whitespace-nowrap" href={localePath(paths.signIn({ redirectUrl }))}>
      {useTranslate()("common.signIn")}
    </ButtonLink>
  );
}

interface SizeToolsProps {
  stage: RefObject<HTMLElement>;
  isTheatre: boolean;
  onTheatre: () => void;
}

/** Only a script can do these. Their places are kept from the start, so that nothing moves when they appear. */
export function SizeTools({ stage, isTheatre, onTheatre }: SizeToolsProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const canFill = isHydrated && document.fullscreenEnabled;
  return (
    <>
      <button
        type="button"
        aria-label={t("play.theatre")}
        aria-pressed={isTheatre}
        onClick={onTheatre}
        className={classes("icon-button hidden laptop:inline-flex", !isHydrated && "invisible")}
      >
        <Icon name="theatre" />
      </button>
      <button
        type="button"
        aria-label={t("play.fullscreen")}
        onClick={() => void stage.current?.requestFullscreen().catch(() => {})}
        className={classes("icon-button", !canFill && "invisible")}
      >
        <Icon name="fullscreen" />
      </button>
    </>
  );
}
