import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import type { GameSummary } from "../../game-summary";
import { type Refusal, refusalFace } from "./launch-refusals";
import { StagePanel } from "./stage-panel";

interface RefusalPanelProps {
  game: GameSummary;
  refusal: Refusal;
  /** Path of the page in the refused mode. */
  here: string;
}

/** Why the game did not start, with the actions to resolve it. */
export function RefusalPanel({ game, refusal, here }: RefusalPanelProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { icon, title, text, actions: all } = refusalFace(refusal);
  const hasFeature = useFeatures();
  const actions = all.filter(({ feature }) => hasFeature(feature));
  return (
    <StagePanel
      icon={icon}
      title={t(title ?? "play.refusal.title")}
      text={t(text)}
      image={game.image}
      isAlert
    >
      {actions.map(({ label, path }, index) => (
        <ButtonLink
          key={label}
          variant={index === 0 ? "primary" : "secondary"}
          href={localePath(path(here))}
          // Retrying needs a full page load: a client navigation to the same URL would not reload the frame.
          data-document={path(here) === here ? "" : undefined}
        >
          {t(label)}
        </ButtonLink>
      ))}
    </StagePanel>
  );
}
