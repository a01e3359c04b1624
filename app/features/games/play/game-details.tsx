import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { LimitsLink } from "~/features/responsible-game/limits-link";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import type { GamePageData } from "./game-page.server";
import { GameHeart } from "./game-tools";

const linkClass = "inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4";

/** The game's breadcrumbs and facts, the session summary's link, and links between demo and play. */
export function GameDetails({ game, trail, facts, stage, audience, session }: GamePageData) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  const isDemo = stage.kind === "frame" && stage.mode === "demo";
  const canChange = stage.kind === "frame" && audience !== "visitor" && game.hasDemo;
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 text-muted text-sm tablet:mt-3">
      <div className="flex basis-full items-center tablet:basis-auto">
        <div className="grow">
          <Breadcrumbs trail={trail} />
        </div>
        <GameHeart game={game} audience={audience} className="tablet:hidden" />
        {audience === "player" && <LimitsLink className="-me-3 tablet:hidden landscape:hidden" />}
      </div>
      <p className="flex basis-full flex-wrap gap-x-4 tablet:basis-auto">
        {facts.map((fact) => (
          <span key={fact} className="tabular">
            {fact}
          </span>
        ))}
        {isDemo && <span>{t("play.demoNote")}</span>}
      </p>
      {session && session.since !== null && (
        <a className={linkClass} href={dialogHref({ dialog: "session" })} rel="nofollow">
          {t("play.sitting.title")}
        </a>
      )}
      {isDemo && audience === "visitor" && (
        <a
          className={`tablet:ms-auto ${linkClass}`}
          href={dialogHref({ dialog: "demo", id: game.sysname })}
          rel="nofollow"
        >
          {t("play.demoWhy")}
        </a>
      )}
      {canChange && (
        <a
          className={`tablet:ms-auto ${linkClass}`}
          href={localePath(paths.game(game.sysname, isDemo ? {} : { mode: "demo" }))}
          rel="nofollow"
        >
          {t(isDemo ? "play.toPlay" : "play.toDemo")}
        </a>
      )}
    </div>
  );
}
