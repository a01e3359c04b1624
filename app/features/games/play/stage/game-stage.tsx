import { useState } from "react";
import type { Hold, OtherGame } from "~/features/responsible-game/holds/holds";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import type { GameSummary } from "../../game-summary";
import type { GamePageData } from "../game-page.server";
import { type FrameEars, type FrameRights, GameFrame } from "./game-frame";
import type { PlayMode } from "./launch";
import type { Refusal } from "./launch-refusals";
import { RefusalPanel } from "./refusal-panel";
import { StagePanel } from "./stage-panel";

interface StageProps extends Pick<GamePageData, "game" | "stage" | "audience"> {
  /** Path of the page with the stage, in a mode or in the default one. */
  address: (mode?: PlayMode) => string;
}

/** The game's frame, or a panel with the reason why it cannot start. */
export function GameStage<Heard>({
  refusal,
  rights,
  read,
  onEvent,
  ...page
}: StageProps & FrameEars<Heard> & { refusal: Refusal | null; rights?: FrameRights }) {
  const t = useTranslate();
  const { stage, game, address } = page;
  const [reported, setReported] = useState<{ src: string; isSlow: boolean }>();
  if (stage.kind === "choice") return <PlayChoice {...page} />;
  if (stage.kind === "held") return <OnHold game={game} hold={stage.hold} />;
  if (stage.kind === "noDemo") return <NoDemo {...page} />;
  const here = address(stage.mode);
  if (refusal) return <RefusalPanel game={game} refusal={refusal} here={here} />;
  const isSlow = reported?.src === stage.src && reported.isSlow;
  const hasCome = reported?.src === stage.src && !reported.isSlow;
  return (
    <>
      {/* Seen through a frame that has not been painted: the picture of the card, which grows into it. */}
      {game.image && (
        <div className="stage-panel stage-poster" data-come={hasCome ? "" : undefined} aria-hidden="true">
          <Image
            preset="card"
            src={game.image}
            alt=""
            fallbackLabel=""
            loading="eager"
            className="stage-panel-art"
          />
          <span className="loader relative" />
        </div>
      )}
      <GameFrame
        src={stage.src}
        title={t("play.frame", { game: game.name })}
        rights={rights}
        read={read}
        onEvent={onEvent}
        onSlow={(isSlow) => setReported({ src: stage.src, isSlow })}
      />
      {/* Over the frame, which may still load. */}
      {isSlow && <SlowPanel game={game} here={here} />}
    </>
  );
}

function PlayChoice({ game, address }: StageProps) {
  const t = useTranslate();
  return (
    <StagePanel
      icon="play"
      title={game.name}
      text={t(game.hasDemo ? "play.choice.textDemo" : "play.choice.text")}
      image={game.image}
    >
      <PlayChoices address={address} />
      {game.hasDemo && (
        <ModeLink variant="secondary" path={address("demo")} rel="nofollow">
          {t("play.toDemo")}
        </ModeLink>
      )}
    </StagePanel>
  );
}

/** What comes first, with the page where it is done. */
function OnHold({ game, hold }: { game: GameSummary; hold: Hold }) {
  const t = useTranslate();
  if (hold.why === "otherGame") return <Elsewhere game={game} other={hold.other} />;
  const { why, way, until } = hold;
  if (why === "limit" || why === "session")
    return (
      <StagePanel icon="shield" title={t("play.ask.title")} text={t("play.ask.text")} image={game.image}>
        <ModeLink path={way}>{t("play.ask.go")}</ModeLink>
      </StagePanel>
    );
  if (why === "proof")
    return (
      <StagePanel icon="shield" title={t("play.proof.title")} text={t("play.proof.text")} image={game.image}>
        <ModeLink path={way}>{t("play.proof.go")}</ModeLink>
      </StagePanel>
    );
  return (
    <StagePanel icon="clock" title={t("play.held.title")} text={t(`play.held.${why}`)} image={game.image}>
      {until !== undefined && <Time mode="time" value={new Date(until).toISOString()} />}
      <ModeLink path={way} data-document="">
        {t("play.action.again")}
      </ModeLink>
    </StagePanel>
  );
}

/** Another game is open: it can be gone back to, or be closed for this one. */
function Elsewhere({ game, other }: { game: GameSummary; other: OtherGame }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <StagePanel
      icon="games"
      title={t("play.elsewhere.title")}
      text={t("play.elsewhere.text", { game: other.name })}
      image={game.image}
    >
      <ModeLink path={paths.game(other.sysname)}>{t("play.elsewhere.go", { game: other.name })}</ModeLink>
      <form method="post" action={localePath(paths.openGame())}>
        <input type="hidden" name="sysname" value={game.sysname} />
        <Button variant="secondary">{t("play.elsewhere.change")}</Button>
      </form>
    </StagePanel>
  );
}

function NoDemo({ game, audience, address }: StageProps) {
  const t = useTranslate();
  return (
    <StagePanel icon="info" title={t("play.noDemo.title")} text={t("play.noDemo.text")} image={game.image}>
      {audience === "visitor" ? (
        <PlayChoices address={address} />
      ) : (
        <ModeLink path={address()}>{t("play.toPlay")}</ModeLink>
      )}
    </StagePanel>
  );
}

function SlowPanel({ game, here }: Pick<StageProps, "game"> & { here: string }) {
  const t = useTranslate();
  return (
    <StagePanel
      icon="clock"
      title={t("play.slow.title")}
      text={t("play.slow.text")}
      image={game.image}
      isAlert
    >
      <ModeLink path={here} data-document="">
        {t("play.action.again")}
      </ModeLink>
      <ModeLink variant="secondary" path={paths.gameHall()}>
        {t("play.action.hall")}
      </ModeLink>
    </StagePanel>
  );
}

/** Links to sign in or register; both redirect back to the game. */
function PlayChoices({ address }: Pick<StageProps, "address">) {
  const t = useTranslate();
  const redirectUrl = useLocalePath()(address());
  return (
    <>
      <ModeLink path={paths.signIn({ redirectUrl })}>{t("play.choice.signIn")}</ModeLink>
      <ModeLink variant="secondary" path={paths.signUp({ redirectUrl })}>
        {t("common.signUp")}
      </ModeLink>
    </>
  );
}

function ModeLink({
  path,
  ...rest
}: { path: string; "data-document"?: "" } & Parameters<typeof ButtonLink>[0]) {
  return <ButtonLink href={useLocalePath()(path)} {...rest} />;
}
