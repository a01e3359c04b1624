import { useNavigate } from "@remix-run/react";
import type { FrameEvent } from "~/games/play/frame-events";
import { GameStage } from "~/games/play/game-stage";
import { signedOut, useRefusal } from "~/games/play/use-refusal";
import { paths } from "~/paths";
import type { Betting, Sportsbook } from "./betting.server";

/** The sportsbook in the place of a game. The header's balance follows by itself: this page is no game's path. */
export function BettingStage({ audience, ...sportsbook }: Sportsbook & Pick<Betting, "audience">) {
  const navigate = useNavigate();
  const { refusal, refuse } = useRefusal(sportsbook.stage);

  function follow(event: FrameEvent) {
    if (event.name === "close") navigate(paths.home());
    if (event.name === "cashier") navigate(paths.deposit());
    if (event.name === "session") refuse(signedOut);
    if (event.name === "error") refuse(event.refusal);
  }

  return (
    <div className="betting-stage">
      <GameStage
        {...sportsbook}
        audience={audience}
        address={paths.betting}
        refusal={refusal}
        onEvent={follow}
      />
    </div>
  );
}
