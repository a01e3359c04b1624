import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { GameHeader } from "~/shell/game-header";
import { Section } from "~/ui/section";
import { FavouriteForms } from "../favourites/favourite-forms";
import { GameRow } from "../game-list";
import type { FrameEvent } from "./frame-events";
import type { GamePageData } from "./game-page.server";
import { GameStage } from "./game-stage";
import { GameHeart, PurseView, SignInButton, SizeTools } from "./game-tools";
import { usePurse } from "./use-purse";
import { useRealWish } from "./use-real-wish";
import { signedOut, useRefusal } from "./use-refusal";
import { useWayBack } from "./use-way-back";

export function GamePage({ page }: { page: GamePageData }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const stageElement = useRef<HTMLDivElement>(null);
  const [isTheatre, setTheatre] = useState(false);
  const { game, stage, audience } = page;
  const { refusal, refuse } = useRefusal(stage);
  const { purse, refresh } = usePurse(page.purse, () => refuse(signedOut));
  const { href, goBack } = useWayBack(page.from);
  useRealWish(audience);

  function follow(event: FrameEvent) {
    if (event.name === "close") goBack();
    if (event.name === "cashier") navigate(paths.deposit());
    if (event.name === "balance" && purse) refresh();
    if (event.name === "session") refuse(signedOut);
    if (event.name === "error") refuse(event.refusal);
  }

  return (
    <div data-theatre={isTheatre ? "" : undefined}>
      <GameHeader title={game.name} backHref={href} backLabel={t("play.back")} onBack={goBack}>
        {purse && <PurseView purse={purse} isDemo={stage.kind === "frame" && stage.mode === "demo"} />}
        {audience === "visitor" && <SignInButton game={game} />}
        <GameHeart game={game} audience={audience} />
        <SizeTools stage={stageElement} isTheatre={isTheatre} onTheatre={() => setTheatre(!isTheatre)} />
      </GameHeader>
      <main id="main" tabIndex={-1} className="game-main">
        <div ref={stageElement} className="game-stage">
          <GameStage
            game={game}
            stage={stage}
            audience={audience}
            address={(mode) => paths.game(game.sysname, { mode })}
            refusal={refusal}
            onEvent={follow}
          />
        </div>
        <GameFacts {...page} />
        {audience === "player" && <FavouriteForms />}
        {page.recommended.ok && page.recommended.value.length > 0 && (
          <Section title={t("play.recommended")}>
            <GameRow games={page.recommended.value} label={t("play.recommended")} />
          </Section>
        )}
      </main>
    </div>
  );
}

/** Whose game it is, what it pays back, and the way between demo and play. */
function GameFacts({ game, rtp, stage, audience }: GamePageData) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const isDemo = stage.kind === "frame" && stage.mode === "demo";
  const canChange = stage.kind === "frame" && audience !== "visitor" && game.hasDemo;
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      <span>{game.provider}</span>
      {rtp && <span className="tabular">{t("play.rtp", { rtp })}</span>}
      {isDemo && <span>{t("play.demoNote")}</span>}
      {canChange && (
        <a
          className="ms-auto inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
          href={localePath(paths.game(game.sysname, isDemo ? {} : { mode: "demo" }))}
          rel="nofollow"
        >
          {t(isDemo ? "play.toPlay" : "play.toDemo")}
        </a>
      )}
    </div>
  );
}
