import { MotionPauseButton } from "~/browser/runtime/motion-pause";
import type { Win } from "~/features/winners/win";
import { useTranslate } from "~/i18n/use-translate";
import type { PageSection } from "~/shell/sections/page-section";
import { SectionError } from "~/shell/sections/section-error";
import { Deferred } from "~/ui/feedback/deferred";
import { Icon } from "~/ui/icons/icon";
import { MovingWins } from "./live-sections";

interface LiveWinsProps {
  wins: PageSection<Win[]> | Promise<PageSection<Win[]>>;
  moreHref: string;
  moreLabel: string;
}

/** The biggest of the latest wins in one line, which has its place while they are streamed. */
export function LiveWins({ wins, moreHref, moreLabel }: LiveWinsProps) {
  const t = useTranslate();
  const title = t("home.liveWins.title");
  return (
    <Deferred value={wins} fallback={<div className="win-strip" />}>
      {(part, isLate) => {
        if (part.ok ? part.value.length === 0 : isLate) return null;
        return (
          <section aria-labelledby="live-wins" className="win-strip" data-platform="">
            <h2 className="win-strip-title">
              <a href={moreHref} aria-label={`${title}: ${moreLabel}`}>
                <span id="live-wins">{title}</span>
                <Icon name="chevron-right" className="size-4" />
              </a>
            </h2>
            {part.ok ? (
              <>
                <MovingWins loaded={part.value} />
                <MotionPauseButton />
              </>
            ) : (
              <SectionError isLine />
            )}
          </section>
        );
      }}
    </Deferred>
  );
}
