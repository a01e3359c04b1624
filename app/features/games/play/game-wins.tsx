import type { Win } from "~/features/winners/win";
import { WinList } from "~/features/winners/win-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { PageSection } from "~/shell/sections/page-section";
import { Deferred } from "~/ui/feedback/deferred";
import { Section } from "~/ui/section";

/** The latest wins of one game. They stand last, so that nothing moves when they come late. */
export function GameWins({ wins }: { wins: PageSection<Win[]> | Promise<PageSection<Win[]>> }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Deferred value={wins} fallback={null}>
      {(part) =>
        part.ok && part.value.length > 0 ? (
          <Section
            title={t("play.wins")}
            moreHref={localePath(paths.winners())}
            moreLabel={t("play.allWins")}
          >
            <WinList wins={part.value} subject="player" isOfOneGame />
          </Section>
        ) : null
      }
    </Deferred>
  );
}
