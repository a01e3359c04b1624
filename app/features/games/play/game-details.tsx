import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { LimitsLink } from "~/features/responsible-game/limits-link";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { GamePageData } from "./game-page.server";
import { GameHeart } from "./game-tools";

const linkClass = "inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4";

/** Who made the game and its facts, then the session summary's link and the one between demo and play. */
export function GameDetails({ game, maker, facts, stage, audience, session }: GamePageData) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  const isDemo = stage.kind === "frame" && stage.mode === "demo";
  const canChange = stage.kind === "frame" && audience !== "visitor" && game.hasDemo;
  return (
    <div className="game-details">
      <p>
        <a href={localePath(maker.path)}>{maker.name}</a>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {isDemo && <span>{t("play.demoNote")}</span>}
      </p>
      {session && session.since !== null && (
        <a className={linkClass} href={dialogHref({ dialog: "session" })} rel="nofollow">
          {t("play.sitting.title")}
        </a>
      )}
      {isDemo && audience === "visitor" && (
        <a className={linkClass} href={dialogHref({ dialog: "demo", id: game.sysname })} rel="nofollow">
          {t("play.demoWhy")}
        </a>
      )}
      {canChange && (
        <a
          className={linkClass}
          href={localePath(paths.game(game.sysname, isDemo ? {} : { mode: "demo" }))}
          rel="nofollow"
        >
          {t(isDemo ? "play.toPlay" : "play.toDemo")}
        </a>
      )}
      <div className="ms-auto flex tablet:hidden">
        <GameHeart game={game} audience={audience} />
        {audience === "player" && <LimitsLink className="-me-3 landscape:hidden" />}
      </div>
    </div>
  );
}
