import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";
import { heartAttributes } from "../favourites/favourites";
import type { GamePageData } from "./game-page.server";
import type { StageSize } from "./use-stage-size";

/** A heart button for players, a sign-in link for visitors, nothing while the audience is unknown. */
export function GameHeart({
  game,
  audience,
  className,
}: Pick<GamePageData, "game" | "audience"> & { className?: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const label = t("games.favourites.of", { game: game.name });
  if (game.isLiked !== undefined) {
    return (
      <button
        className={classes("heart icon-button", className)}
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
    <a className={classes("heart icon-button", className)} href={localePath(paths.signIn({ redirectUrl }))}>
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

/** Buttons that need script: invisible before hydration, but they take their space to avoid layout shift. */
export function SizeTools({ isTheatre, turnTheatre, fill }: StageSize) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const hidden = !isHydrated && "invisible";
  return (
    <>
      <button
        type="button"
        aria-label={t("play.theatre")}
        aria-pressed={isTheatre}
        onClick={turnTheatre}
        className={classes("icon-button hidden laptop:inline-flex", hidden)}
      >
        <Icon name="theatre" />
      </button>
      <button
        type="button"
        aria-label={t("play.fullscreen")}
        onClick={fill}
        className={classes("icon-button", hidden)}
      >
        <Icon name="fullscreen" />
      </button>
    </>
  );
}

/** Leaves full screen, over the game. Takes the focus on mount and restores it on unmount. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="icon-button"
      aria-label={useTranslate()("play.leaveFullscreen")}
      onClick={onLeave}
    >
      <Icon name="close" />
    </button>
  );
}
