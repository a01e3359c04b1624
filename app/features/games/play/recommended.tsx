import { useTranslate } from "~/i18n/use-translate";
import type { PageSection } from "~/shell/sections/page-section";
import { Deferred } from "~/ui/feedback/deferred";
import { Carousel } from "~/ui/lists/carousel";
import { Section } from "~/ui/section";
import type { ShownGames } from "../game-cards.server";
import { GameRow } from "../game-row";

/** Placeholder cards: one row on a wide screen. */
const BLANKS = 6;

/** Similar games. While they are streamed, placeholder cards reserve the space. */
export function Recommended({
  games,
}: {
  games: PageSection<ShownGames> | Promise<PageSection<ShownGames>>;
}) {
  const title = useTranslate()("play.recommended");
  const blanks = Array.from({ length: BLANKS }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <div key={card} className="game-card">
      <span>
        <span className="picture block" />
        <b>&nbsp;</b>
      </span>
      <small>&nbsp;</small>
    </div>
  ));
  const fallback = (
    <Section title={title}>
      <div className="game-row" aria-hidden="true" {...{ inert: "" }}>
        <Carousel label={title}>{blanks}</Carousel>
      </div>
    </Section>
  );
  return (
    <Deferred value={games} fallback={fallback}>
      {(part) =>
        part.ok && part.value.shown > 0 ? (
          <Section title={title}>
            <GameRow cards={part.value.cards} label={title} />
          </Section>
        ) : null
      }
    </Deferred>
  );
}
