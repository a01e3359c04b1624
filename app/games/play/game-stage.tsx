import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import type { FrameEvent } from "./frame-events";
import { GameFrame } from "./game-frame";
import type { GamePageData } from "./game-page.server";
import type { PlayMode } from "./launch";
import { type Refusal, refusalFace } from "./launch-refusals";
import { StagePanel } from "./stage-panel";

interface StageProps extends Pick<GamePageData, "game" | "stage" | "audience"> {
  /** Path of the page that the stage stands on, in a mode or as it opens by itself. */
  address: (mode?: PlayMode) => string;
}

/** The game, or what has to be done before there can be one. */
export function GameStage({
  refusal,
  onEvent,
  ...page
}: StageProps & { refusal: Refusal | null; onEvent: (event: FrameEvent) => void }) {
  const t = useTranslate();
  const { stage, game } = page;
  if (stage.kind === "choice") return <PlayChoice {...page} />;
  if (stage.kind === "noDemo") return <NoDemo {...page} />;
  if (refusal) return <Refused {...page} refusal={refusal} mode={stage.mode} />;
  return <GameFrame src={stage.src} title={t("play.frame", { game: game.name })} onEvent={onEvent} />;
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
      <SignInLink address={address} />
      {game.hasDemo && <DemoLink address={address} />}
    </StagePanel>
  );
}

function NoDemo({ game, audience, address }: StageProps) {
  const t = useTranslate();
  return (
    <StagePanel icon="info" title={t("play.noDemo.title")} text={t("play.noDemo.text")} image={game.image}>
      {audience === "visitor" ? <SignInLink address={address} /> : <PlayLink address={address} />}
    </StagePanel>
  );
}

function Refused({
  game,
  address,
  refusal,
  mode,
}: Pick<StageProps, "game" | "address"> & { refusal: Refusal; mode: PlayMode }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { icon, title, text, action } = refusalFace(refusal);
  const here = address(mode);
  const path = action.path(here);
  return (
    <StagePanel
      icon={icon}
      title={t(title ?? "play.refusal.title")}
      text={t(text)}
      image={game.image}
      isAlert
    >
      {/* The page as it is now has nothing new to show: the way to try again is a new document. */}
      <ButtonLink href={localePath(path)} data-document={path === here ? "" : undefined}>
        {t(action.label)}
      </ButtonLink>
    </StagePanel>
  );
}

function SignInLink({ address }: Pick<StageProps, "address">) {
  const localePath = useLocalePath();
  const redirectUrl = localePath(address());
  return (
    <ButtonLink href={localePath(paths.signIn({ redirectUrl }))}>
      {useTranslate()("play.choice.signIn")}
    </ButtonLink>
  );
}

function DemoLink({ address }: Pick<StageProps, "address">) {
  const href = useLocalePath()(address("demo"));
  return (
    <ButtonLink variant="secondary" href={href} rel="nofollow">
      {useTranslate()("play.toDemo")}
    </ButtonLink>
  );
}

function PlayLink({ address }: Pick<StageProps, "address">) {
  const href = useLocalePath()(address());
  return <ButtonLink href={href}>{useTranslate()("play.toPlay")}</ButtonLink>;
}
