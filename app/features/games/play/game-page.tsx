import { useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { DocumentScript } from "~/browser/runtime/document/document-script";
import { QuestRow } from "~/features/loyalty/quests/quest-row";
import { LimitsLink } from "~/features/responsible-game/limits-link";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { BreakNow } from "~/shell/header/break-now";
import { GameHeader } from "~/shell/layouts/game-header";
import { FavouriteForms } from "../favourites/favourite-forms";
import { GameBalanceView } from "./game-balance/game-balance-view";
import { useGameBalance } from "./game-balance/use-game-balance";
import { GameDetails } from "./game-details";
import type { GamePageData } from "./game-page.server";
import { GameHeart, LeaveButton, SignInButton, SizeTools } from "./game-tools";
import { GameWins } from "./game-wins";
import { NoScriptActions } from "./no-script-actions";
import { useOpenGame } from "./open-game/use-open-game";
import { Recommended } from "./recommended";
import { SessionClock } from "./session-clock";
import { useSessionNet } from "./session-net/use-session-net";
import { type FrameEvent, readFrameEvent } from "./stage/frame-events";
import { GameStage } from "./stage/game-stage";
import { otherGame, signedOut, useRefusal } from "./stage/use-refusal";
import { useRealPlayRequest } from "./use-real-play-request";
import { useReturnTo } from "./use-return-to";
import { useSessionEnd } from "./use-session-end";
import { THEATRE_SCRIPT, useStageSize } from "./use-stage-size";

export function GamePage({ page }: { page: GamePageData }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const stageElement = useRef<HTMLDivElement>(null);
  const size = useStageSize(stageElement);
  const { game, stage, audience, session } = page;
  const { refusal, refuse } = useRefusal(stage);
  const isPlaying = stage.kind === "frame" && stage.mode === "play" && !refusal;
  useOpenGame(isPlaying && page.holdsGameLock ? game.sysname : undefined, () => refuse(otherGame));
  const { gameBalance, refresh } = useGameBalance(page.gameBalance, () => refuse(signedOut));
  const { href, goBack } = useReturnTo(page.from);
  useRealPlayRequest(audience);
  useSessionEnd(session);
  const here = paths.game(game.sysname);
  const isDemo = stage.kind === "frame" && stage.mode === "demo";
  const { net, refresh: refreshNet } = useSessionNet(session?.net, session?.since ?? null);
  const clock = session && <SessionClock {...session} net={net} />;
  const demanded = session?.isDemanded ? clock : null;
  // In full screen the rest of the page must not be reachable by keyboard.
  const inertWhenFull = size.isFull ? { inert: "" } : undefined;

  function follow(event: FrameEvent) {
    if (event.name === "close") goBack();
    if (event.name === "cashier") navigate(paths.deposit({ from: here }));
    if (event.name === "balance" && gameBalance) {
      refresh();
      refreshNet();
    }
    if (event.name === "session") refuse(signedOut);
    if (event.name === "error") refuse(event.refusal);
  }

  return (
    <div data-theatre={size.isTheatre ? "" : undefined} suppressHydrationWarning>
      <DocumentScript code={THEATRE_SCRIPT} />
      <div className="contents" {...inertWhenFull}>
        <GameHeader
          title={game.name}
          note={demanded ? undefined : clock}
          backHref={href}
          backLabel={t("play.back")}
          onBack={goBack}
        >
          {gameBalance && <GameBalanceView gameBalance={gameBalance} isDemo={isDemo} here={here} />}
          {audience === "visitor" && <SignInButton game={game} />}
          <GameHeart game={game} audience={audience} className="hidden tablet:inline-flex" />
          {audience === "player" && (
            <LimitsLink className="hidden tablet:inline-flex landscape:inline-flex" />
          )}
          <SizeTools {...size} />
        </GameHeader>
        {demanded}
      </div>
      <main id="main" tabIndex={-1} className="game-main">
        <div ref={stageElement} className="game-stage" data-full={size.isFull ? "" : undefined}>
          <GameStage
            game={game}
            stage={stage}
            audience={audience}
            address={(mode) => paths.game(game.sysname, { mode })}
            refusal={refusal}
            read={readFrameEvent}
            onEvent={follow}
          />
          {size.isFull && (
            <div className="stage-bar">
              <LeaveButton onLeave={size.leave} />
              {audience === "player" && <LimitsLink />}
              <BreakNow />
              {demanded}
            </div>
          )}
        </div>
        <div {...inertWhenFull}>
          <GameDetails {...page} />
          {gameBalance && stage.kind === "frame" && <NoScriptActions here={here} />}
          {audience === "player" && <FavouriteForms marks={page.marks} />}
          {page.quests && <QuestRow quests={page.quests} />}
          <Recommended games={page.recommended} />
          <GameWins wins={page.wins} />
        </div>
      </main>
    </div>
  );
}
