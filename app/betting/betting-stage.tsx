import { useNavigate } from "@remix-run/react";
import { useGameBalance } from "~/games/play/game-balance/use-game-balance";
import { NoScriptActions } from "~/games/play/no-script-actions";
import type { FrameEvent } from "~/games/play/stage/frame-events";
import { GameStage } from "~/games/play/stage/game-stage";
import { signedOut, useRefusal } from "~/games/play/stage/use-refusal";
import { paths } from "~/paths";
import type { Betting, Sportsbook } from "./betting.server";

/** The sportsbook in the stage that games use; the header shows the balance. */
export function BettingStage({ audience, ...sportsbook }: Sportsbook & Pick<Betting, "audience">) {
  const navigate = useNavigate();
  const { refusal, refuse } = useRefusal(sportsbook.stage);
  const { refresh } = useGameBalance(null, () => refuse(signedOut));

  function follow(event: FrameEvent) {
    if (event.name === "close") navigate(paths.home());
    if (event.name === "cashier") navigate(paths.deposit({ from: paths.betting() }));
    if (event.name === "balance" && audience === "player") refresh();
    if (event.name === "session") refuse(signedOut);
    if (event.name === "error") refuse(event.refusal);
  }

  return (
    <>
      <div className="betting-stage">
        <GameStage
          {...sportsbook}
          audience={audience}
          address={paths.betting}
          refusal={refusal}
          onEvent={follow}
        />
      </div>
      {audience === "player" && <NoScriptActions here={paths.betting()} />}
    </>
  );
}
