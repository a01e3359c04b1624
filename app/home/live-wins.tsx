import { useTranslate } from "~/i18n/use-translate";
import { MotionPauseButton } from "~/runtime/motion-pause";
import type { PageSection } from "~/shell/sections/page-section";
import { Deferred } from "~/ui/feedback/deferred";
import { Section } from "~/ui/section";
import type { Win } from "~/winners/win";
import { HomeSection } from "./home-section";
import { MovingWins } from "./live-sections";
import { WINS_SHOWN } from "./wins-shown";

interface LiveWinsProps {
  wins: PageSection<Win[]> | Promise<PageSection<Win[]>>;
  moreHref: string;
  moreLabel: string;
}

/** The biggest of the latest wins. While they are streamed, placeholder lines reserve the space. */
export function LiveWins({ wins, ...more }: LiveWinsProps) {
  const t = useTranslate();
  const section = { title: t("home.liveWins.title"), lead: t("home.liveWins.lead"), ...more };
  const lines = Array.from({ length: WINS_SHOWN }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <div key={line} className="win" />
  ));
  const fallback = (
    <Section {...section}>
      <div aria-hidden="true" className="win-list win-list-brief">
        {lines}
      </div>
    </Section>
  );
  return (
    <Deferred value={wins} fallback={fallback}>
      {(part, isLate) =>
        isLate && !(part.ok && part.value.length > 0) ? null : (
          <HomeSection {...section} part={part} tools={<MotionPauseButton />}>
            {(list) => <MovingWins loaded={list} />}
          </HomeSection>
        )
      }
    </Deferred>
  );
}
